import { listed, taking, type Words } from "./words.ts";

export const PL: Words = {
  prepositions: taking({
    g: "bez, dla, do, koło, od, ode, oprócz, podczas, u, wokół, według, zamiast, spośród, spod, obok, wśród, poniżej, powyżej",
    gi: "z, ze",
    d: "ku, dzięki, przeciwko, przeciw, wbrew",
    a: "przez",
    al: "na, o, po, w, we",
    l: "przy",
    ai: "między, nad, pod, przed, za",
  }),
  beforeNames: listed(`
    automa, certyfikat*, części, część, frakcj*, gra, grę, gry, grze, gracz*, kart*, klucz*, konto, konta,
    koncie, lekcj*, limit*, miejsc*, obszar*, opcj*, planszetk*, plik*, poziom*, pozycj*, pol*, pole,
    rozszerzeni*, rzęd*, rząd, serwer*, stół, stole, stołu, tryb*, zasad*, zdarzeni*, zdolność,
    zdolności, dowódc*, postać, postaci, wiedźmin*, atrybut*, symbol*, wygrywa*, zaczyna, decyduje, wybiera,
    ma, mają, kontroluje, nadciąga, dowodzi, czyta, widzi, dzielą się, się, go, ją, nich, zgłasza,
    poleceni*, to, jest, są, jako, i, oraz, albo, lub, ani, a, jeśli, już, razie, zamian, dalej, wpisz,
    było, rozdział*, sojusz*, współprac*
  `),
  roughly: listed(`
    co, najmniej, najwyżej, dokładnie, tylko, jeszcze, każde, każdych, aż, maksymalnie, zostaje
  `),
  nouns: [
    "kart|a y =karcie ę =karcie ą|y - om y ach ami",
    "punkt|- u owi - =punkcie em|y ów om y ach ami",
    "monet|a y =monecie ę =monecie ą|y - om y ach ami",
    "obraże|=obrażenie =obrażenia =obrażeniu =obrażenie =obrażeniu =obrażeniem|=obrażenia =obrażeń =obrażeniom =obrażenia =obrażeniach =obrażeniami",
    "eliksir|- u owi - =eliksirze em|y ów om y ach ami",
    "symbol|- u owi - u em|e i om e ach ami",
    "żeton|- u owi - ie em|y ów om y ach ami",
    "klejnot|- u owi - =klejnocie em|y ów om y ach ami",
    "gr|a y =grze ę =grze ą|y =gier om y ach ami",
    "gracz|- a owi a u em|e y om y ach ami",
    "miejsc|e a u e u em|a - om a ach ami",
    "sekund|a y =sekundzie ę =sekundzie ą|y - om y ach ami",
    "minut|a y =minucie ę =minucie ą|y - om y ach ami",
    "godzin|a y =godzinie ę =godzinie ą|y - om y ach ami",
    "d|=dzień =dnia =dniowi =dzień =dniu =dniem|=dni =dni =dniom =dni =dniach =dniami",
    "jednost|ka ki =jednostce kę =jednostce ką|ki =jednostek kom ki kach kami",
    "tali|a i i ę i ą|e i om e ach ami",
    "powtór|ka ki =powtórce kę =powtórce ką|ki =powtórek kom ki kach kami",
    "st|=stół =stołu =stołowi =stół =stole =stołem|=stoły =stołów =stołom =stoły =stołach =stołami",
    "wiersz|- a owi - u em|e y om e ach ami",
    "wpis|- u owi - ie em|y ów om y ach ami",
    "trofe|um um um um um um|a ów om a ach ami",
    "rozdzia|ł łu łowi ł =rozdziale łem|ły łów łom ły łach łami",
    "sesj|a i i ę i ą|e i om e ach ami",
    "zwycięstw|o a u o ie em|a - om a ach ami",
    "poraż|ka ki =porażce kę =porażce ką|ki =porażek kom ki kach kami",
    "remis|- u owi - ie em|y ów om y ach ami",
    "wymian|a y =wymianie ę =wymianie ą|y - om y ach ami",
    "widz|- a owi a u em|=widzowie ów om ów ach ami",
    "wiedźmin|- a owi a ie em|i ów om ów ach ami",
    "szko|ła ły =szkole łę =szkole łą|ły =szkół łom ły łach łami",
    "szpieg|- a owi a u iem|=szpiedzy/i ów om ów ach ami",
    "tur|a y =turze ę =turze ą|y - om y ach ami",
    "ruch|- u owi - u em|y ów om y ach ami",
    "pol|e a u e u em|a =pól om a ach ami",
    "kośc|=kość i i =kość i ią|i i iom i iach =kośćmi",
    "znak|- u owi - u iem|i ów om i ach ami",
    "bot|- a owi a =bocie em|y ów om y ach ami",
    "możliwoś|=możliwość =możliwości =możliwości =możliwość =możliwości =możliwością|=możliwości =możliwości =możliwościom =możliwości =możliwościach =możliwościami",
    "osob|a y =osobie ę =osobie ą|y =osób om y ach ami",
  ],
  numbered: listed(`
    poziom*, krok*, kroku, pole, pola, polu, pozycj*, rozdzia*, rzęd*, rząd, miejsc*, sił*, siłą, koszt*,
    koszcie, gracz*, Walk*, Obron*, Alchemi*, Specjalizacj*, Tarcz*, faz*, obszar*, rund*, zdolnoś*, numer*,
    część, części, wartoś*
  `),
  genitive: listed(`
    brakuje, wybór, limit*, nie ma, nie masz, użyć, liczba, zamiast, więcej, mniej, strat*, wymian*, koszt,
    około, blisko, efekt, efekty, utratę, posadzić, opóźnieniem, swoich, ostatnich, potrzebujesz, wymaga,
    żąda, użyj, chce
  `),
  instrumental: ["kombinację", "dowolną", "dowolnymi"],
  joining: ["a", "i", "oraz", "lub", "albo"],
  afterNumbers: listed(`
    do, i, a, albo, lub, na, z, ze, za, w, we, o, od, po, przy, dla, bez, nie, to, jest, są, już, więcej,
    mniej, wyżej, niżej, razy, poza, przed, zamiast, jej, tu, PD, h, s, się, ma, wygrywa, przynosi, znika,
    rośnie, spada, kończy, zakończyła, wymaga, zawiera, spełnione, niespełnione, przeczytanych, odrzuconych,
    odtworzono, toru, daje, pokazuje, przeciw, zasad, według, zostaje, weźmiesz, wszystkim
  `),
  adjective: /(?:[yaeią]|ego|ych|ym|ymi|ej|ich|im|imi|iej)$/u,
  address: [
    /(?<!\p{L})(?:wy|was|wam|wami|wasz\p{L}*)(?!\p{L})/giu,
    /(?<!\p{L})(?:Pan|Pani|Pana|Panu|Panią|Państwo|Państwa|Państwu)(?!\p{L})/gu,
    /(?<!\p{L})\p{L}+(?:[aeiuy]cie|jcie|[dńlłmrszżź]cie|[sś]cie)(?!\p{L})/giu,
  ],
  noAddress: listed(`
    (karcie/koszcie/reszcie/punkcie/czacie/minucie/efekcie/projekcie/kontynencie/atrybucie/świecie/świcie/trakcie/trzecie),
    (życie/użycie/picie/odbicie/rzucie/powrocie/monecie/eliksircie/klejnocie/bocie/wgniecie/obiecie), Pan*
    (Południa/śniegu), Pani (śniegu/Południa), postacie, *kcie, elicie, orbicie, szczycie, (obwodzie),
    *(jście/liście/ęcie/rcie), (goście/osobiście/oczywiście/rzeczywiście/szczęście), *naście
  `),
  together: listed(`
    oboje, oba, obie, każde z was, z was, między wami, rewanż, na przemian, na zmianę, waszej, rozgrywacie,
    dokończcie, razem, wspóln*, obu, sąsiad też
  `),
  storyAddress: [/(?<!\p{L})\p{L}+(?:jcie|dźcie|ńcie|łaś)(?!\p{L})/giu],
  gendered: /^\p{L}+[aąeęioóuy](?:ł|ła)$/u,
  notGendered: ["cała", "cał*", "siła", "reguła", "zdoła"],
  genderedReader: [
    /\p{L}\(-?(?:a|ła|ęła|ka|y)\)|\p{L}\/(?:a|ła|aś)(?!\p{L})/giu,
    /(?<!\p{L})\p{L}+(?:[aeiyóuąę]łeś|łaś|łbyś|łabyś)(?!\p{L})/giu,
    /(?<!\p{L})(?:jesteś|bądź)(?: (?:już|tu|jeszcze))? (?:gotowy|gotowa|sam|sama|pewny|pewna|pewien|\p{L}+(?:any|ana|ony|ona))(?!\p{L})/giu,
  ],
  quotes: /„[^”]*”/gu,
};
