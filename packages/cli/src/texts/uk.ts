import type en from "./en.ts";
import report from "./report/uk.ts";

const uk: Record<keyof typeof en, string> = {
  "language.name": "Українська",
  "name.person": "{alike, select, several {Гравець {number}} other {Гравець}}",
  "name.botKind":
    "{bot, select, greedy {Жадібний бот} competent {Досвідчений бот} random {Випадковий бот} other {{bot}}}",
  "name.bot": "{alike, select, several {{name} {number}} other {{name}}}",

  begin: "{game}, {mode}, {seats, plural, one {# місце} few {# місця} many {# місць} other {# місця}}",
  "fairness.begin": "Перед роздачею: SHA-256 зерна — {commitment}",
  "fairness.end":
    "Чесна гра: зерном було {seed}, його SHA-256 — {commitment}; це доводить «{command} verify».",
  link: "Ця гра як посилання (для «{command} replay ''…''»): {link}",
  standing: "{place}. {name}: {result, select, win {перемога} draw {нічия} other {поразка}}",
  "standing.points":
    "{place}. {name}: {result, select, win {перемога} draw {нічия} other {поразка}}, {points, plural, one {# очко} few {# очки} many {# очок} other {# очка}}",
  keep: "Зберегти запис? Вкажіть назву файлу, наприклад hra.json; + — тека збережених ігор, Enter — ні: ",
  kept: "Запис лежить у {path}",

  prompt: "Ваш вибір (? — довідка): ",
  "question.offers": "Можна також:",
  curtain: "Передайте клавіатуру — грає {name}, хай натисне Enter: ",
  "input.unknown":
    "{count, plural, =1 {Введіть 1 або початок вибору} one {Введіть число від 1 до # або початок вибору} few {Введіть число від 1 до # або початок вибору} many {Введіть число від 1 до # або початок вибору} other {Введіть число від 1 до # або початок вибору}}; ? — довідка.",
  "input.nothing": "Зараз нема з чого вибирати; ? — довідка.",
  "input.number": "Введіть число від 1 до {count}.",
  "input.ambiguous": "Так починається кілька варіантів:",
  help: "Варіант вибирають його номером або початком. Крім того:\n  Enter      знову варіанти\n  board      знову стіл\n  why        які числа можна пояснити; why 3 пояснює третє\n  card       карти та все інше, що видно; card 3 або card НАЗВА описує, що воно робить\n  log        усе, що сталося\n  undo       скасувати хід\n  save       зберегти гру зараз; save ФАЙЛ — зберегти туди\n  resign     здатися\n  quit       зберегти й вийти",
  "undo.none": "Нема чого скасовувати.",
  saved: "Збережено в {path}",
  left: "Збережено в {path}; продовжити можна командою «{command}».",
  failure: "Наша помилка: {error}. Вибір скасовано, і гра триває; те, що відтворює помилку, лежить у {path}",

  "refusal.noQuestion": "Зараз вибираєте не ви; зачекайте на питання.",
  "refusal.staleQuestion": "На це питання вже відповіли; подивіться на поточне.",
  "refusal.noSuchChoice": "Такого вибору немає; виберіть зі списку.",
  "refusal.gameOver": "Гра закінчилася; вибирати вже не можна.",
  "refusal.paused": "Гру призупинено; спершу відновіть її.",
  "refusal.notPaused": "Гру не призупинено; грайте далі.",
  "refusal.noSuchSeat": "За цим столом немає такого місця; виберіть інше.",
  "refusal.notYourSeat": "Це місце належить комусь іншому.",
  "refusal.seatTaken": "Вільного місця для вас немає; виберіть інше або дивіться.",
  "refusal.notOwner": "Це може лише той, хто створив стіл.",
  "refusal.notGathering": "Гра вже почалася; це можна лише до неї або після неї.",
  "refusal.notPlaying": "Гра ще не почалася; зачекайте на інших.",
  "refusal.notOver": "Гра ще не закінчилася; спершу дограйте її.",
  "refusal.unknownBot": "Такого бота сервер не має; виберіть іншого.",
  "refusal.alreadyProposed": "Одна пропозиція вже є; спершу дайте відповідь на неї.",
  "refusal.nothingProposed": "Зараз ніхто нічого не пропонує.",
  "refusal.notAsked": "Питають не вас.",
  "refusal.notGone": "Гравця немає ще недовго; трохи зачекайте.",
  "refusal.chatClosed": "Чат за цим столом закрито.",
  "refusal.notAtTable": "Говорити можуть лише ті, хто сидить за столом.",
  "refusal.tooLong": "Це задовго; скажіть коротше.",
  "refusal.tooFast": "Забагато одразу; трохи зачекайте і спробуйте знову.",
  "refusal.nameTaken": "Це ім’я вже хтось має; виберіть інше.",
  "refusal.wrongLogin": "Ім’я або пароль хибні; перевірте обидва і спробуйте знову.",
  "refusal.notGuest": "Обліковий запис у вас тут уже є; щоб бути кимось іншим, спершу вийдіть.",
  "refusal.notAccount": "Облікового запису у вас тут ще немає; його створює «account claim».",
  "refusal.noSuchPerson": "Нікого з таким позначенням немає; позначення показує таблиця лідерів.",
  "refusal.tooManyTables": "У вас забагато столів; спершу дограйте або покиньте деякі.",
  "refusal.noSuchTable": "Такого столу немає; попросіть запрошення ще раз.",
  "refusal.noSuchGame": "Запису цієї гри ще немає; він буде, коли гра закінчиться.",

  "why.none": "На столі немає числа, яке можна пояснити.",
  "why.list": "Введіть «why» і номер:",
  "why.unknown": "Під номером {number} нема чого пояснювати; «why» показує список.",

  "card.none": "Тут нема чого описувати.",
  "card.list": "Введіть «card» і номер або початок назви:",
  "card.unknown": "Під «{asked}» тут нічого немає; «card» показує список.",
  "card.ambiguous": "Так починається кілька назв:",

  "log.takenBack": "Хід скасовано.",
  "log.seated":
    "{who, select, bot {Місце, яке займає {name}, переходить до бота.} other {Місце займає {name}.}}",
  "log.paused": "Гру призупинено.",
  "log.resumed": "Гра триває.",
  "log.placed":
    "Місце {seat}: {who, select, open {вільне} bot {{name}} standIn {{name}, грає бот} other {{name}}}.",
  "log.readied": "{name}: усе готово.",
  "log.began": "Гра починається; перед роздачею SHA-256 її зерна — {commitment}",
  "log.gathering": "Ті самі гравці збираються знову; SHA-256 наступного зерна: {commitment}",
  "log.proposed":
    "{name} пропонує {what, select, draw {нічию} abort {припинити гру} takeback {скасувати останній хід} pause {перерву} other {реванш}}.",
  "log.replied": "{name}: {reply, select, yes {згода} other {ні}}.",
  "log.lapsed":
    "Пропозиція відпала: {what, select, draw {нічия} abort {припинення гри} takeback {скасування ходу} pause {перерва} other {реванш}}.",
  "log.gone": "{name}: з’єднання втрачено.",
  "log.back": "{name} знову тут.",
  "log.voted":
    "{name} ({about}): {verdict, select, wait {зачекати} bot {хай грає бот} other {закінчити гру}}.",
  "log.decided":
    "Вирішено ({about}): {verdict, select, wait {чекаємо} bot {далі грає бот} other {гру завершено}}.",
  "log.outOfTime": "{name}: час вийшов.",
  "log.said": "{name}: «{words}»",
  "log.chat": "Чат {state, select, open {відкрито} other {закрито}}.",
  "chat.presets": "Введіть «presets» і номер:",
  "chat.preset":
    "{preset, select, hello {Вітаю!} goodLuck {Хай щастить!} wellPlayed {Гарно зіграно!} thinking {Мушу подумати.} hurry {Трохи швидше, будь ласка.} oops {Ой!} thanks {Дякую!} other {Гарна гра!}}",

  "saved.line":
    "{when}  {game}  {status, select, running {триває} finished {закінчена} other {нечитабельна}}  {path}",
  "decks.seats": "кількість місць: {seats}",
  "decks.rules":
    "Опції правил для --rule назва=значення, спершу типове значення (true: увімкнено, false: вимкнено):",

  "menu.language": "Мова",
  "menu.what": "Що робимо?",
  "menu.new": "Нова гра",
  "menu.game": "Яка гра?",
  "menu.mode": "Який режим?",
  "menu.seats": "Скільки місць?",
  "menu.people": "Хто грає за цим терміналом?",
  "menu.crowd": "{people, plural, one {# людина} few {# людини} many {# людей} other {# людини}}",
  "menu.pick":
    "{people, plural, =1 {Що ви берете?} one {Що бере гравець {number}?} few {Що бере гравець {number}?} many {Що бере гравець {number}?} other {Що бере гравець {number}?}}",
  "menu.any": "Нехай вирішить випадок",
  "menu.bot": "Проти кого?",
  "menu.rival":
    "{id, select, greedy {Жадібний: бере те, що має найкращий вигляд} competent {Досвідчений: думає наперед} random {Випадковий: бере будь-що} other {{id}}}",
  "menu.prompt": "Номер (Enter — 1): ",

  "online.seat":
    "{seat}. {who, select, open {вільне} bot {{name}} standIn {{name}, грає бот} other {{name}}}{state, select, gone {, без з’єднання} ready {, усе готово} unready {, ще не готово} other {}}",
  "online.gathering": "Гра почнеться, коли всі місця будуть зайняті й усі будуть готові.",
  "online.ready": "Введіть «ready», щоб зіграти знову; «ready КОЛОДА» — з іншою колодою.",
  "online.waiting": "Чекаємо на: {names}.",
  "online.asked": "Ви згодні? Введіть yes або no.",
  "online.clock":
    "Ваш час: {seconds, plural, one {# секунда} few {# секунди} many {# секунд} other {# секунди}}",
  "online.watching": "Тут ви лише дивитеся; місце можна зайняти командою join без --watch.",
  "online.unknown":
    "З’єднання дорогою обірвалося, і невідомо, чи це дійшло; подивіться і за потреби повторіть.",
  "online.lost": "З’єднання втрачено; пробую знову …",
  "online.again": "З’єднання відновлено.",
  "online.closed": "З’єднання закрито.",
  "online.left": "Місце лишається вашим; повернутися можна так:",
  "online.over": "Введіть «rematch» для реваншу, «quit» — щоб вийти.",
  "online.link": "Запросіть інших цим посиланням:",
  "online.record": "Сервер зберігає запис гри; перевірити його можна командою:",
  "online.recorded": "Запис лежить у {path}; перевірити його можна командою:",
  "online.arrive": "У теці свого Medallion вони займають місце командою «./play join ПОСИЛАННЯ».",
  "online.local":
    "Посилання працює лише на цьому комп’ютері; для інших створіть стіл із --server та адресою, яку «serve» показує для інших пристроїв.",
  "online.prompt": "Ви дивитеся (? — довідка): ",
  "online.restart": "Сервер перезапускається; пробую, доки він не повернеться …",
  "online.gone": "Якщо це триватиме хвилину, можна вирішити: vote bot, vote end або vote wait.",
  "online.standIn": "За вас грає бот; «back» повертає вам місце.",
  "online.hands": "За цим столом ніхто не показує руки.",
  "online.nobody": "Там не сидить ніхто інший; назвіть номер місця, як їх показує «seats».",
  "online.muted": "{name}: цих слів ви більше не почуєте; це змінить unmute і номер місця.",
  "online.unmuted": "{name}: ці слова ви знову чуєте.",
  "online.reported": "{name}: власник сервера дізнається про ці слова.",
  "online.help":
    "Варіант вибирають його номером або початком. Крім того:\n  Enter      знову варіанти\n  board      знову стіл\n  seats      хто де сидить\n  why        які числа можна пояснити; why 3 пояснює третє\n  card       карти та все інше, що видно; card 3 або card НАЗВА описує, що воно робить\n  log        усе, що сталося\n  say ТЕКСТ  сказати іншим; presets показує готові фрази, presets 3 каже третю\n  mute 2, unmute 2   чи чуєте ви слова з місця 2\n  report 2 ЧОМУ   повідомити власника сервера про слова з місця 2\n  undo       скасувати хід; інші, можливо, мають погодитися\n  draw, abort, pause, rematch   запропонувати нічию, припинення гри, перерву, реванш; withdraw забирає пропозицію\n  yes, no    відповісти на пропозицію\n  resume     грати далі після перерви\n  bot, back  за вас грає бот; знову граєте ви\n  vote wait, vote bot, vote end   що робити, коли когось немає\n  ready      готовність до наступної гри; leave звільняє місце\n  link       запрошення до цього столу\n  hands      що бачать інші, за столом із відкритими картами\n  place 2 greedy, place 2 open   хто створив стіл, садить на місце бота або звільняє його\n  chat close, chat open   хто створив стіл, вирішує, чи за ним говорять\n  resign     здатися\n  quit       вийти; місце лишається вашим",

  "match.seated": "{game}, {mode}: ваше місце за столом {link}",
  "tables.none": "Жоден стіл не чекає на гравців; його створить «{command} create ГРА».",
  "tables.noneMine": "Такого столу у вас там немає; «{command} tables» показує ті, що чекають на гравців.",
  "tables.turn": "Ваш хід",
  "tables.stage": "{stage, select, gathering {чекає на гравців} playing {гра триває} other {завершено}}",
  "tables.rated": "рейтингова гра",
  "tables.place": "{who, select, open {вільне місце} bot {{name}} standIn {{name}, грає бот} other {{name}}}",
  "tables.clock":
    "{kind, select, move {{amount, plural, one {# секунда} few {# секунди} many {# секунд} other {# секунди}} на хід} bank {{amount, plural, one {# секунда} few {# секунди} many {# секунд} other {# секунди}} + {increment} за хід} days {{amount, plural, one {# день} few {# дні} many {# днів} other {# дня}} на хід} other {без годинника}}",
  "leaderboard.none": "Рейтингу тут ще ніхто не має; зараховуються ігри за столами, створеними з --rated.",
  "leaderboard.line":
    "{place}. {name}{kind, select, guest { (гість)} other {}}: {rating}, {games, plural, one {# гра} few {# гри} many {# ігор} other {# гри}}",
  "profile.person": "{name}{kind, select, bot {} guest {, гість} other {, обліковий запис}}",
  "profile.rating":
    "{title}: рейтинг {rating}, {games, plural, one {# гра} few {# гри} many {# ігор} other {# гри}}",
  "profile.statistics": "{title}: зіграно {played}, перемоги {won}, нічиї {drawn}, поразки {lost}",
  "profile.none": "Завершених ігор ще немає.",
  "profile.game":
    "{when}  {title}: {result, select, win {перемога} draw {нічия} loss {поразка} other {без результату}} ({names})",
  "account.password": "Пароль (не показується): ",
  "account.old": "Старий пароль (не показується): ",
  "account.fresh": "Новий пароль (не показується): ",
  "account.repeat": "Ще раз те саме: ",
  "account.claimed":
    "Обліковий запис {name} ваш, з усіма вашими іграми; звідусіль до нього повертає «account login».",
  "account.here": "Тепер ви тут як {name}.",
  "account.left": "Ви вийшли.",
  "account.changed": "Пароль змінено; усі інші сеанси завершено.",
  "account.session": "{number}. востаннє {when}, {agent}{here, select, yes { (цей)} other {}}",
  "account.ended":
    "{ended, plural, one {Завершено # сеанс} few {Завершено # сеанси} many {Завершено # сеансів} other {Завершено # сеансу}}.",

  "serve.open": "Medallion відкрито. Адреса:",
  "serve.home": "З інших пристроїв у вашій мережі:",
  "serve.invite": "Щоб запросити інших, створіть стіл цією командою і надішліть його посилання:",
  "serve.inviteToo":
    "Грайте й запрошуйте інших у браузері за цими адресами. З термінала стіл створює така команда:",
  "serve.noPages": "Сторінки для браузера не зібрано; їх збирає «npm run web», потім запустіть сервер знову.",
  "serve.owner": "Лише для вас, дані цього сервера:",
  "serve.stop": "Ctrl-C зупиняє сервер; ігри збережено, вони триватимуть після наступного запуску.",
  "serve.stopping": "Зупиняюся; розпочаті записи буде завершено …",
  "serve.stopped": "Зупинено. Усі ігри збережено.",
  "backup.progress": "{rows, plural, one {# рядок} few {# рядки} many {# рядків} other {# рядка}}",
  "backup.done":
    "У файлі {path} — {rows, plural, one {# рядок} few {# рядки} many {# рядків} other {# рядка}}; тримайте його там, де ніхто інший його не прочитає.",
  "restore.done":
    "З файлу {path} відновлено {rows, plural, one {# рядок} few {# рядки} many {# рядків} other {# рядка}}.",

  "replay.step": "[{position}/{last}] {what}",
  "replay.begin": "Гра починається.",
  "replay.move": "{name}: вибір зроблено.",
  "replay.choice": "{name}: {choice}",
  "replay.ended": "Гра закінчується за столом.",
  "replay.prompt": "Enter — далі, b — назад, число — перейти, q — кінець: ",

  "verify.seed": "Зерно {seed}, SHA-256 {commitment}",
  "verify.subject":
    "{subject, select, record {запис} commitment {зобов’язання} key {ключ} segment {перебіг} other {результат}}",
  "verify.verdict":
    "{verdict, select, proved {Доведено: жодного тасування чи вибору не змінено.} failed {Нечесно: те, що не справдилося, позначено вище.} other {Довести вдалося не все: відкрите позначено вище.}}",

  "sim.progress": "{done, number} з {total, plural, one {# гри} few {# ігор} many {# ігор} other {# гри}}",
  "sim.title":
    "{game}, {mode}: {games, plural, one {# гра} few {# гри} many {# ігор} other {# гри}}, зерно {seed}",
  "sim.mirror":
    "Дзеркально: кожну роздачу зіграно {rounds, plural, =1 {один раз} =2 {двічі} one {# раз} few {# рази} many {# разів} other {# раза}}, боти щоразу на місце далі.",
  "sim.stopped":
    "Зупинено після {games} з {asked, plural, one {# гри} few {# ігор} many {# ігор} other {# гри}}.",
  "sim.bots": "Для кожного бота, з 95-відсотковими інтервалами:",
  "sim.seats": "Для кожного місця:",
  "sim.rates": "зіграно {played}   виграші {win}   нічиї {draw}   програші {loss}",
  "sim.length": "Середня кількість виборів: {mean}",
  "sim.speed": "Ігор за секунду: {rate}",
  "sim.failure": "Гра {number} обірвалася: {reason}. Це повторить її: {command}",
  ...report,

  "error.language": "Мови «{asked}» немає; виберіть одну з: {known}.",
  "error.game": "Гри «{id}» немає; виберіть одну з: {known}.",
  "error.mode": "{game} не має режиму «{id}»; виберіть один із: {known}.",
  "error.bot": "Бота «{id}» немає; виберіть одного з: {known}.",
  "error.seats": "{game} у режимі {mode} має стільки місць: {known}.",
  "error.people":
    "На {seats, plural, one {# місце} few {# місця} many {# місць} other {# місця}} не можна посадити {people, plural, one {# людину} few {# людей} many {# людей} other {# людини}}; змініть --hotseat.",
  "error.names": "Імен більше, ніж людей ({people}); змініть --name або --hotseat.",
  "error.games": "У параметрі --games вкажіть щонайменше 1.",
  "error.read": "Файл {path} не вдається прочитати ({reason}).",
  "error.write": "Файл {path} не вдається записати ({reason}).",
  "error.foreign": "Файл {path} вже існує і не є збереженою грою; виберіть іншу назву.",
  "error.command": "Команди «{id}» немає; виберіть одну з: {known}.",
  "error.saves": "У {folder} немає збереженої гри, яку можна продовжити; почніть командою «medallion play».",
  "error.files": "Вкажіть хоча б один файл зі сценарієм або теку, де такі є.",
  "error.step": "Кроки цієї гри мають номери від 0 до {last}.",
  "error.viewer": "Місця «{given}» немає; виберіть одне з: {known} або all.",
  "error.number": "«{given}» — не ціле число; вкажіть, наприклад, 2.",
  "error.pair": "«{given}» — не опція правил; запишіть її як назва=значення.",
  "error.hash": "«{given}» — не оприлюднений хеш; вкажіть його 64 шістнадцяткові цифри.",
  "error.option": "Параметра {given} немає; --help показує наявні.",
  "error.value": "Параметр {given} потребує значення; вкажіть його.",
  "error.argument": "Чогось бракує: <{given}>; --help пояснює, чого саме.",
  "error.surplus": "Вказано більше, ніж приймає команда {given}; --help пояснює, що вона приймає.",
  "error.invitation": "«{given}» — не запрошення; воно має вигляд http://КОМП’ЮТЕР/t/КОД.",
  "error.server":
    "За адресою {origin} не відповідає жоден сервер ({reason}); перевірте адресу і чи він працює.",
  "error.running": "Гра за цим столом почалася без вас; з --watch можна дивитися.",
  "error.full": "Усі місця за цим столом зайняті; з --watch можна дивитися.",
  "error.bots":
    "За столом, де місць {seats}, {bots, plural, one {# бот не лишає} few {# боти не лишають} many {# ботів не лишають} other {# бота не лишають}} місця для вас; вкажіть менше ботів.",
  "error.clock": "«{given}» — не годинник; вкажіть none, move:60, bank:300+5 або days:2.",
  "error.origin": "«{given}» — не адреса сервера; вкажіть, наприклад, https://play.example.org.",
  "error.portNumber": "{given} — не номер порту; вкажіть число до 65535.",
  "error.level":
    "Рівня журналу «{given}» немає; виберіть один із: fatal, error, warn, info, debug, trace, silent.",
  "error.port": "Порт {port} зайнятий іншою програмою; виберіть інший параметром --port.",
  "error.listen":
    "Сервер не може слухати на {host}, порт {port} ({reason}); виберіть інші параметрами --host і --port.",
  "error.tls":
    "Сертифікат {cert} і ключ {key} не можна використати разом; вкажіть файли PEM, які підходять один до одного.",
  "error.certificate":
    "Сертифікату сервера {origin} не можна довіряти ({reason}); якщо ви знаєте, чий він, вкажіть повний шлях до його файлу в NODE_EXTRA_CA_CERTS.",
  "error.proxy":
    "«{given}» — не проксі; вкажіть loopback, true або адреси, як-от 10.0.0.5 і 192.168.1.0/24, через кому.",
  "error.over": "--over потребує --mine: показуються лише ваші завершені столи.",
  "error.nobody": "Вас ще не знають на {origin}; зіграйте там або увійдіть через «account login».",
  "error.session": "Назвіть номер сеансу, як їх показує «account sessions», або вкажіть --others.",
  "error.password": "Пароль закороткий; найменша довжина — {least} символів.",
  "error.repeated": "Це два різні паролі; спробуйте знову.",
  "error.tlsPair": "https потребує і --tls-cert, і --tls-key; вкажіть також друге.",
  "error.database":
    "База даних має бути sqlite:ШЛЯХ або postgres://ІМ’Я:ПАРОЛЬ@КОМП’ЮТЕР/НАЗВА; змініть --database або DATABASE_URL.",
  "error.store": "Базу даних не можна використати: {reason}",
};

export default uk;
