/** What is read aloud when a trophy is won, in Czech. */
export const TROPHIES: Record<string, string> = {
  "trophy.monster.arachas.tale":
    "Pod mechovým pařezem, který nosil místo klobouku, bylo pavouka opravdu hodně. U opasku ti teď visí jedno duté klepeto, a i když přijdeš s prázdnýma rukama, lidé se na lavici raději posunou.",
  "trophy.monster.archespore.tale":
    "Vyrostla tam, kam kapalo z oběšence, a neotevřela se, dokud jí někdo nenalil. V pouzdře na lahvičky nosíš její sušený lusk a všechno, co vypiješ, má trochu příchuť té zahrady.",
  "trophy.monster.barghest.tale":
    "Pes byl po smrti stejně dlouho jako jeho pán a nikdo to žádnému z nich neřekl. Na obojku má mosazný štítek se jménem, ohmataný tak, že už se na ně zavolat nedá.",
  "trophy.monster.drownersNest.tale":
    "Jedenáct jich vylezlo z mlýnského rybníka a z dvanáctého se vyklubal mlynář, který byl vděčný. V bahně pod nimi ležely ztracené věci za celé roky; vrátil jsi všechno, jen nůž na ryby ne.",
  "trophy.monster.ekimmara.tale":
    "Našel sis ji tak, jak si ona nachází lidi: bez varování, potmě, na schodech. Tesák ti projel rukavicí a zůstal v ní, tak sis ho dal zasadit.",
  "trophy.monster.foglet.tale":
    "Hodinu ses bil s mlhou a mlha vyhrávala. Pak jsi zavřel oči a zbylo jen cosi hubeného, co dýchalo pusou, kousek nalevo od tebe.",
  "trophy.monster.ghoulsNest.tale":
    "Hrobník je pod novými hroby slýchal už měsíc a kopal čím dál mělčeji. Ve čtvrtek jsi je vykouřil a vrátil se s pytlíkem prstenů pro vdovy a s jednou čelistí pro sebe.",
  "trophy.monster.harpy.tale":
    "Ukradla devět lžic, kanovnický prsten a zrcadlo, a právě od toho zrcadla se nedokázala odtrhnout. Nejdelší pero zůstalo tobě; otáčí se za vším, co se leskne.",
  "trophy.monster.nekkersNest.tale":
    "Na jednoho nekkera žádný fígl není. Fígl je na těch třicet ostatních a ty ses ho naučil po špičkách, v chodbě, s lampou v zubech.",
  "trophy.monster.rotfiend.tale":
    "Když zdechnou, prasknou, o čemž smlouva mlčela a ten, kdo ji sepsal, zjevně věděl. Plášť jsi mu připsal k účtu a tři dny jsi jedl sám.",
  "trophy.monster.fiend.tale":
    "Kdo pohlédne do jeho třetího oka, zapomene, co se právě chystal udělat, a tak sis to napsal na rukáv. Oko v lihu drží dobře a za svíčkou se otáčí dodnes.",
  "trophy.monster.graveHag.tale":
    "Lebky měla na kolících podle stáří a o svátcích z nich utírala prach. Kolík u dveří byl nový a prázdný; vzal sis ho s sebou, abys na něj nemusel myslet.",
  "trophy.monster.griffin.tale":
    "Samici dal vévoda vycpat do jídelny a samec si potom za každé vejce vzal jednoho pastýře. Nakonec to viselo na jediném hodu. Máš jeho dráp, a když tě vévoda zval k večeři, řekl jsi, že jsi po jídle.",
  "trophy.monster.manticore.tale":
    "Nejdřív jsi zastavil žihadlo a teprve potom srdce, protože obráceně už to jiní zkoušeli. Cestuje ve trojím plátně, a stejně v každém statku po cestě zkysne mléko.",
  "trophy.monster.nightwraith.tale":
    "Kdosi jí slíbil svatbu a pak ji vystrojil její sestře. Nakonec ti ten prsten podala sama; někdy v noci zastudí, a to pak víš, kudy nejít.",
  "trophy.monster.noonwraith.tale":
    "V poledne, v ječmeni, kde nic nevrhalo stín, tě vyzvala k tanci a tančili jste do jedné. Ženci tě našli sedět ve strništi s pruhem jejího závoje, který nic neváží a odráží slunce.",
  "trophy.monster.penitent.tale":
    "Každou noc obcházel bosý kapli a opakoval, jak je mu to líto, a kdo se přiblížil, musel to říkat s ním. Zeptal ses ho, co vlastně. To ještě nikdo neudělal, a v té odmlce jsi sekl.",
  "trophy.monster.waterHag.tale":
    "Házela bahnem s muškou, za jakou by kterákoli domobrana ráda zaplatila. Dva dny jsi je dostával z uší a nakonec se ukázalo, že je dobré na spáleniny.",
  "trophy.monster.weavess.tale":
    "Po celou dobu, co ses bil, šila figurku se žlutýma očima a chyběl jí už jen poslední uzlík. Jehlu sis vzal; figurku ses přece jen neodvážil spálit a hlídáš, aby nezmokla.",
  "trophy.monster.werewolf.tale":
    "Devět let se o každém úplňku ve sklepě přikovával na řetěz; pak přišla neúroda a řetěz prodali. „No konečně,“ řekl nakonec hlasem, který byl z větší části jeho. Kůži máš od jeho ženy.",
  "trophy.monster.whispess.tale":
    "Nosila náhrdelník z uší a všemi poslouchala, a tak ses s ní bil beze slova, dokonce i bez klení. Jedno ucho teď máš na opasku. Když svědí, jsou noviny.",
  "trophy.monster.wyvern.tale":
    "Vesnice jí tak dlouho platila v ovcích, že přilétala, když se zazvonilo. Zazvonil jsi. Jedový váček seschl na velikost švestky a jediné škrábnutí jím dodnes rozhodne každou při.",
  "trophy.monster.brewess.tale":
    "Její kotel nepřestal vřít od časů, kdy tu ještě žádná ves nestála, a ty ses zásadně neptal, co v něm je. Naběračka je tvoje, a ať zamícháš cokoli, vždycky nějak vystačí i na druhý pohárek.",
  "trophy.monster.bruxa.tale":
    "Zpívala, dokud vyhrávala, a když píseň utichla, měl jsi utíkat. Z krásné bílé ruky na okenním parapetu ti slunce nechalo jediný dráp.",
  "trophy.monster.glustyworp.tale":
    "Když jsi přišel, vězely v něm tři meče a jeden z nich byl dobrý. Čtvrtý jsi zlomil, než jsi přestal sekat a sáhl mezi pláty. Co máš jeden přišitý na rameni, tudy už nic neprošlo.",
  "trophy.monster.leshen.tale":
    "Vesnice mu každé jaro uvázala na strom dívčí stuhu a říkala tomu úcta. Porazil jsi ten jeden strom a žádný jiný a do poledne jsi vynesl paroží z lesa. Vlci šli vedle tebe až k cestě, nerozhodní, a tam si vybrali.",
  "trophy.monster.striga.tale":
    "Sedm let vycházela o půlnoci hladová a nikdo u dvora si nevzpomínal, čí nápad byla ta krypta. Dívka, která se za úsvitu probrala, chtěla boty. Dal jsi jí svoje druhé a vzal sis stříbrný obojek, ze kterého vyrostla.",
  "trophy.monster.yghern.tale":
    "Čtyřicet nohou na jedné straně, devětatřicet na druhé, a v tom kulhání jsi našel takt: rychle, rychle a dovnitř. Z jednoho článku máš náprsní plát a z dalšího má ten, kdo tě najal, střechu.",

  "trophy.school.wolf.tale":
    "Vlk bojoval podle učebnice a je to dobrá učebnice. Prohrál na poslední stránce, zaplatil pivo a na dvou vidličkách ti předvedl, jak to mělo skončit.",
  "trophy.school.griffin.tale":
    "Gryf zasalutoval, upozornil tě na uvolněnou kostku v dlažbě a prohrál právě o její šířku. Sponu vydal s úklonou a s radou, aby ses na všechno, co zahazuješ, podíval dvakrát.",
  "trophy.school.bear.tale":
    "Bít se s Medvědem bylo jako štípat mokrý dub a řečí při tom padlo asi tolik. Když konečně dosedl, řekl „hm“, odepnul z brnění jeden plát a podal ti ho: byl to příjemný večer.",
  "trophy.school.cat.tale":
    "Kocour tasil, sekl a ustoupil dřív, než kdo stačil odložit džbánek, a pak to udělal ještě jednou z téže strany. Rolnička z jeho rukávu nemá srdce; nosíš ji, abys nezapomínal začít první.",
  "trophy.school.viper.tale":
    "Zmije se při prohře usmála a teprve ve dveřích sis všiml škrábnutí. Protijed ti poslala ke stolu i s tou malou dýkou: mezi kolegy prý šlo jen o malou dávku.",

  "trophy.attribute.combat.tale":
    "Sedíš, dokud na tebe nohy nezapomenou, a když vstaneš, je v paži, kterou jsi měl za prázdnou, ještě jeden sek.",
  "trophy.attribute.defense.tale":
    "Ze tmy se k tobě vrátí ta stará rána, vrátí se znovu, a napotřetí už tam nestojíš.",
  "trophy.attribute.alchemy.tale":
    "Srdce ti zpomalí na jeden úder za svíčku a pro jednou slyšíš, k čemu je která bylina v brašně.",
  "trophy.attribute.specialization.tale":
    "V mysli se vrátíš k prvnímu dni ve škole, projdeš všechno znovu od začátku a tentokrát dáváš pozor.",
};
