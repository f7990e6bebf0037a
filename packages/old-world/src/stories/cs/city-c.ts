/** City stories C25 to C36. */
export const CITY_C: Readonly<Record<string, string>> = {
  "story.C25.title": "Cizinec v měkkém klobouku",
  "story.C25.intro":
    "Někdo si je pečlivě vybírá: půlčíka s cejchem na tváři, zběha, ženu, kterou vyhodil cech porodních bab. Teď si cizinec v měkkém klobouku přisedne i k tobě. Je jeden dům, říká, pro lidi, které nikdo jiný v domě nechce. Žádné stráže, žádní kněží, teplá kamna a zvečera se trochu hraje. Po lavici k tobě přisune kostěný žeton.",
  "story.C25.A": "Schovat žeton do kapsy a zeptat se na cestu.",
  "story.C25.A.end":
    "Nahoru, říká: do hor, kozí stezkou, ke dveřím bez kliky; žeton je klíč. Hraje se tam pořád. Když se zeptáš o co, usměje se a na okamžik na něm není měkkého vůbec nic.",
  "story.C25.B": "Přisunout ho zpátky a zeptat se, pro koho loví.",
  "story.C25.B.end":
    "Odpoví ti nožem a třemi kamarády za kamny. Vyjdeš z toho s posekaným krytem; fintu, která ti selhala, jsi nechal nadobro na podlaze a z těch jejich sis vybral tu, která se ti nejvíc líbila. Půlčík s nimi přesto všechno odešel.",

  "story.C26.title": "Plst a klih",
  "story.C26.intro":
    "Kyrys, který sis koupil v pondělí, odolný proti drápům i ohni, s pečetí přísežného člena rady mágů, se ve středu rozpadl v mírném mrholení. Pod lakem je plst a klih. Kupec se na ty kusy dívá s hlubokým odborným zármutkem. Co je prodáno, je prodáno, stojí na tabuli nad jeho hlavou. V regálech má ovšem i jiné věci a pečeť je pravá.",
  "story.C26.A": "Hlasitě smlouvat o něco z regálů.",
  "story.C26.A.end":
    "Naříká, jmenuje své děti, zavře okenice, aby se ulice nemusela dívat, jak ho okrádají. Nějaké peníze změní majitele, mnohem méně, než by se slušelo, a kupec vyleze po žebříku na horní polici, kde má těch pár věcí, o kterých nelže.",
  "story.C26.B": "Odnést pečeť i kusy mágům.",
  "story.C26.B.end":
    "Pečeť dá z ruky rád, což by tě mělo znepokojit. Rada zasedá nahoře v horách, říká, nad vším nečasem, a stížnosti projednává v ty dny, kdy si na ně vzpomene. Na ty kusy ti dokonce půjčí pytel.",

  "story.C27.title": "Stanoveno na podzim",
  "story.C27.intro":
    "Sotva se rozednilo, a už klepou: dva kazatelé v témž šedém suknu, jeden vysoký, druhý upocený, s letákem o konci světa. Je stanoven na podzim. Měl bys chvilku? Vystoupali tři patra, nahlížejí přes tebe na postel, na brašnu, na meče na hřebíku, a na lidi, kteří chodí prachem cest, mají pozoruhodně dobré boty.",
  "story.C27.A": "Zavřít dveře a jít si zase lehnout.",
  "story.C27.A.end":
    "Chvíli ještě mluví do dřeva a jdou dál. Zaspíš poledne, krupobití i čísi svatbu a vstaneš připravený skoro na všechno. Krajkářka z horního patra se na schodech každého ptá, jestli neviděl její úspory.",
  "story.C27.B": "Pustit je dál, ať ti o tom podzimu povědí.",
  "story.C27.B.end":
    "Zatímco vysoký mluví, druhý žehná tvým věcem, a když odejdou, odejde s nimi tvoje kniha šermířských cvičení; jeden sek z ní už zpaměti nikdy nedáš dohromady. Obcházejí hostince u vody, říká služka, a vždycky přijdou dvakrát; stačí si tam najmout pokoj.",

  "story.C28.title": "Šíp v kuchařčině čepci",
  "story.C28.intro":
    "Mág si nechal snést postel do sklepa a sedí na ní mezi svíčkami úplně oblečený. Před osmnácti lety, říká, podepsal jeden papír; pálili jiní. Tento týden našel jeden šíp ve dveřích, druhý měla kuchařka v čepci a potom přišel lístek krásným starým elfím písmem, bez data. V zásadě umí přivolat blesk. S roztřesenýma rukama ne.",
  "story.C28.A": "Přečkat noc v jeho kuchyni.",
  "story.C28.A.end":
    "Žádný elf nepřijde; přijde kuchařka, v druhém čepci a s knedlíky. Jíš, spíš opřený o pec a ráno v tobě nic nevrzne. Mág ti poděkuje přes dveře. Celou noc, říká, mu tam někdo předčítal ta jména.",
  "story.C28.B": "Jít hledat lučištníka.",
  "story.C28.B.end":
    "Na lístku je červený jíl z lomu a z letek je cítit kouř. Kdosi si nahoře v horách pronajal skladiště a nic v něm neskladuje. Jdi tam, říká mág. Nežádá tě, abys nejdřív mluvil, a ty mu nepřipomeneš, že by to šlo.",

  "story.C29.title": "Hrnek mořidla",
  "story.C29.intro":
    "Půlku obličeje má pod mokrým plátnem a ta druhá zuří. Barví látky. Včera lacino koupila hrnek mořidla od nějakých mladíků z cesty a prošlo jí to kádí, podlahou i zástěrou. Co stoupá z plátna, nelze splést: jed nestvůry, čerstvý a neuměle odebraný. Někdo vykrádá doupě a prodává, co cestou nerozlije.",
  "story.C29.A": "Odložit brašnu a postarat se o její popáleniny.",
  "story.C29.A.end":
    "Padnou na to tvoje dvě nejlepší lahvičky a spousta čisté vody, ale o oko nepřijde. Její cech za mlčení dobře zaplatí. Později si vzpomene, čím se mladíci chlubili: že tam chodí v poledne, když to spí, a jak dlouho trvá projít kolem.",
  "story.C29.B": "Jít po těch, kdo to prodali.",
  "story.C29.B.end":
    "V jediné kapse zástěry, která to přežila, najde minci a dá ti ji. Mladíci přišli lesní cestou, z vesnice, kde se i ve dne zavírá na závoru. Ukaž jim tohle, řekne a podá ti ten hadr. Nic jí nosit nemusíš, jen ať to přestane.",

  "story.C30.title": "Lístek roztřeseným písmem",
  "story.C30.intro":
    "Starci v chudobinci zbývá podle dechu týden a on to ví. Trápí ho jedno datum. Má přítele, kterému je dlužen přání, rok co rok, bez výjimky, a letos už nohy nechtějí. Balíček má hotový: láhev, stuhu, lístek psaný velkým roztřeseným písmem. Kolik je tomu příteli let? Začne počítat, zarazí se a tváří se zmateně.",
  "story.C30.A": "Vzít balíček a slíbit, že přijdeš včas.",
  "story.C30.A.end":
    "Je jeden dům vysoko v horách, šeptá, s dobrým porcelánem, a ke stolu tam nikdy nesedají pozdě. Vyřiď, že to bylo šedesát lét a že byl rád za každé. Podíváš se na lístek. Číslo na něm není žádné, jenom: zase.",
  "story.C30.B": "Radši zůstat a dělat mu dnes večer společnost.",
  "story.C30.B.end":
    "Hrajete dámu, dokud nad deskou neusne. Ráno ti sestra, která má službu, předá, co měl v měšci, jak si to přál. Balíček stojí na okně, převázaný a nadepsaný, a datum mine.",

  "story.C31.title": "Okna obilnice",
  "story.C31.intro":
    "Na provaz s ní, říká náměstí; už to nekřičí, jen to říká, jako když se lidé shodnou na ceně. Dívce je možná patnáct. Všechna okna obilnice praskla naráz a ona před nimi stála s otevřenou pusou. Odněkud se vzal i provaz. Rychtář by byl rád, kdyby v tom bylo nějaké právo, a hledá ho v tvé tváři.",
  "story.C31.A": "Vyvést ji prostředkem davu.",
  "story.C31.A.end":
    "Těžko se bije s lidmi, které nechceš zabít. Jeden tvůj úder umí jenom zabíjet; necháš ho nadobro ležet na dlažbě a najdeš místo něj něco tiššího. Než jim to dojde, je dívka za zdí. Na poděkování nemá čas a náměstí se k němu nechystá.",
  "story.C31.B": "Říct rychtáři, že tohle chce řádný soud.",
  "story.C31.B.end":
    "Chytí se toho. Zatykač, doprovod, přísežní soudci: odjíždí v železném voze do pevnosti v horách, kde se věší, jak se patří. Koupil jsi jí pár dní. Mají-li za něco stát, měl by ses vydat za ní.",

  "story.C32.title": "Snítka jeřabiny",
  "story.C32.intro":
    "Leží na dveřích položených přes dvě kozy, umytý, učesaný a na ráně má snítku jeřabiny. Zaklínač, šedivý jako jezevec, neznáš ho. Tucet vesničanů přišel za vozem až sem, aby to mělo všechny náležitosti, protože jednou na jaře, když peníze došly, u nich týden zůstal. Bodl ho zepředu, říká jedna žena, někdo, kdo se ho nejdřív zeptal, co je zač.",
  "story.C32.A": "Zeptat se jí, kam ten někdo šel.",
  "story.C32.A.end":
    "Nahoru do hor a nespěchal. Mluvil dvorně a měl hůlku se zářezy, nechal hostinského kluka, ať je spočítá; místo na ní ještě zbývalo. Že prý tam počká; stačí mu kterýkoli zaklínač. Zasypávají hrob a ty si dotahuješ řemeny.",
  "story.C32.B": "Zaplatit hrob a zeptat se po jeho výstroji.",
  "story.C32.B.end":
    "Hrobník ti pro štěstí plivne na peníze. Výstroj se prodala ještě té noci, za hostinského prostěradla, a většinu má pořád kupec u brány. Žena jde s tebou dohlédnout, aby se aspoň tohle udělalo poctivě.",

  "story.C33.title": "Dvě věci na prodej",
  "story.C33.intro":
    "Zakašle do rukávu, podívá se a látku přehne, aby ses nemusel dívat ty. Byl horník, říká žebrák; je to slyšet. Teď má na prodej dvě věci. Jedna je místo, kudy v noci chodí něco velkého, a ta je levná. Druhá je místo, kde něco zůstalo pod zemí, a ta levná není. Do mrazů bude mrtvý, tak aby ses laskavě rozhodl.",
  "story.C33.A": "Vzít tu levnou.",
  "story.C33.A.end":
    "Popisuje to přesně, platili ho vždycky od sáhu: zákrut pěšiny, podrápaná kůra, hodina před svítáním, otisk široký jako lopata. Chce za to jen tvůj chleba a ty mu necháš i sýr.",
  "story.C33.B": "Zeptat se, co stojí ta druhá.",
  "story.C33.B.end.1":
    "Stojí víc, než jsi kdy za nějaké místo dal, a na umírajícího počítá dobře. Z domovních dveří vyjde malá holka a peníze mu z ruky vezme. V horách, řekne: starý důl, zabedněné ústí. Jeden z nás v něm zůstal.",
  "story.C33.B.end.2":
    "Usmlouváš ho, není to žádné umění, když musí pořád popadat dech. Stejně je to drahé. V horách je důl, opustili ho, když povolila výdřeva; jeho parťák se vrátil pro to, co si schovali, a je tam dodnes.",
  "story.C33.B.end.3":
    "Je to míň, než ses bál: dluh v lékárně a suché onuce. Za to se dozvíš všechno. Vydej se nahoru do hor, k zavřenému dolu s křivým modřínem u ústí. A až potkáš toho člověka uvnitř, povídá žebrák, vyřiď mu, že jsem čekal.",

  "story.C34.title": "Dokonce i věnce",
  "story.C34.intro":
    "Dokonce i věnce. Zabil jsi jen to, na co tě najali, ale předtím to sežralo husopasa a po něm výběrčího daní, a tak vyvalili na ulici sud a postavili tě na něj. Starosta tě přirovnal ke lvu a propracovává se ke světci. Na schodech chrámu poslouchají dva muži v bílých varkočích, pozorně a bez pití.",
  "story.C34.A": "Zůstat na sudu a pít s nimi.",
  "story.C34.A.end":
    "Zpívají, nosí tě na ramenou, přenechají ti svatební lože a ty se probudíš a nic tě nebolí. Bílé varkoče si ovšem slovo světec zapsaly a nechaly ti u vrátného zdvořilou otázku. Až se příště vydáš na průzkum, hodlají ti ji položit.",
  "story.C34.B": "Slézt a zeptat se na odměnu.",
  "story.C34.B.end":
    "Hudba zakolísá. Hrdina, čteš jim ve tvářích, by se neptal. Zaplatí do posledního měďáku, a to už prší a sud se valí zpátky. Ruku ti stiskne jen husopasův otec.",
  "story.C34.name": "Zdvořilá otázka",

  "story.C35.title": "Sedm, podle dechu",
  "story.C35.intro":
    "V uličce zhasne jedna lampa a po ní ta za tvými zády. Podle dechu jich je sedm; podle toho, jak málo je slyšet, jsou to elfové. V téhle čtvrti už léta nesmí mít elf nic delšího než kuchyňský nůž, a přece cítíš navoskovanou tětivu. S rychtářem dnes viděli zaklínače, řekne ženský hlas. A docela klidně se zeptá, za co mu platili.",
  "story.C35.A": "Nabídnout jí, že to vyřídíte čepel proti čepeli.",
  "story.C35.A.end.1":
    "Prohraješ tak rychle, že to ani není hanba. Jeden z tvých nejstarších zvyků, řekne, když ti pomáhá na nohy, se dá přečíst přes celou ulici. Víckrát ho nepoužiješ. Ukáže ti místo něj jednu prostou věc a rozsvítí lampu.",
  "story.C35.A.end.2":
    "Neproniknete ani jeden. Po chvíli se kdosi na střeše zasměje a je z toho něco jako rozhovor vedený ocelí, ze kterého si domů odneseš jednu povedenou větu. Rychtář, povíš jí, když je po všem, se ptal na krysy.",
  "story.C35.A.end.3":
    "Dvakrát se jí zlehka dotkneš a slyšíš, jak povolují tětivy. Potom ti ukáže sek, který je starší než tohle město; její lidé ho přestali učit, protože už není koho. Dělej ho dobře, řekne, nebo ho nedělej.",
  "story.C35.B": "Stát, držet ruce otevřené a říct pravdu.",
  "story.C35.B.end":
    "Než se rozhodnou, proletí ti kolem každého ucha šíp. Zůstaneš, jak jsi, a naučíš se, co odrazit a co nechat být; tělo si to pamatuje ještě dlouho poté, co se přestanou třást kolena. Šlo o krysy, opakuješ.",

  "story.C36.title": "Přebornice čtyř vévodství",
  "story.C36.intro":
    "Přebornice čtyř vévodství, stojí na tabulce, kterou nosí na krku a kterou si namalovala sama. Hraje na bedně před lázněmi, v rukavicích bez prstů, a kostky už ve dřevě vytloukly důlek. Její hod tu leží od rána: tři trojky a dvě dvojky. Sedm mužů se ho pokoušelo překonat. Šest se dívá a jeden to šel říct ženě.",
  "story.C36.A": "Vzít kostky do ruky.",
  "story.C36.A.end.1":
    "Na tvůj hod se dívá hezky dlouho. Pak si sundá tabulku z krku, obrátí bednu a beze slova ti zaplatí z dvojitého dna. Jeden z těch šesti tleská, dokud ho docela vlídně nepožádá, aby přestal.",
  "story.C36.A.end.2":
    "Nestačí to. Kdo prohraje, nic jí neplatí, jen musí zůstat a dívat se, a tak je jich zase sedm, rameno vedle ramene. Stálo tě to hodinu a kus dobrého mínění o sobě.",
  "story.C36.B": "Nechat kostky být a dívat se, jak to dělá.",
  "story.C36.B.end.1":
    "Co ti odjakživa šlo nejhůř, to ona dělá celý den: vidí celý stůl a nic z něj nechce. Za soumraku to umíš. Zaujalo tě to tak, že jsi necítil ruku ve své brašně, a lahvička v ní nezbyla žádná.",
  "story.C36.B.end.2":
    "Dojde ti to kolem poledne, přesně to, co ti chybělo, a od ženské, která vrhá kostky. Pak jeden z poražených převrhne bednu, každý praští souseda a stolička ti srazí plát z ramene, než najdeš jejího majitele.",
  "story.C36.B.end.3":
    "Je klidný den. Uvolněné zápěstí a zavřená ústa do večera spraví to, v čem jsi byl ve svém řemesle nejslabší. Přebornice balí, cvrnkne ti nejohmatanější kostku a přizná se, že tabulka lže. Tři vévodství, řekne.",
};
