import type en from "./en.ts";
import lab from "./lab/uk.ts";
import puzzle from "./puzzle/uk.ts";
import report from "./report/uk.ts";

const uk: Record<keyof typeof en, string> = {
  "language.name": "Українська",
  "name.person": "{alike, select, several {Гравець {number}} other {Гравець}}",
  "name.deleted": "Видалений гравець",
  "name.botKind":
    "{bot, select, novice {Бот-новачок} adept {Бот-адепт} veteran {Бот-ветеран} master {Бот-майстер} greedy {Жадібний бот} competent {Досвідчений бот} random {Випадковий бот} other {{bot}}}",
  "name.bot": "{alike, select, several {{name} {number}} other {{name}}}",

  begin: "{game}, {mode}, {seats, plural, one {# місце} few {# місця} many {# місць} other {# місця}}",
  "fairness.begin": "Перед роздачею: SHA-256 зерна — {commitment}",
  "fairness.end":
    "Чесна гра: зерно {seed}, його SHA-256 — {commitment}. Перевірити можна командою «{command} verify».",
  link: "Ця гра як посилання (дивитися: «{command} replay ''…''»): {link}",
  standing: "{place}. {name}: {result, select, win {перемога} draw {нічия} other {поразка}}",
  "standing.points":
    "{place}. {name}: {result, select, win {перемога} draw {нічия} other {поразка}}, {points, plural, one {# очко} few {# очки} many {# очок} other {# очка}}",
  keep: "Зберегти повтор? Введіть назву файлу, наприклад hra.json; + — тека збережених ігор, Enter — не зберігати: ",
  kept: "Повтор збережено в {path}",

  prompt: "Ваш вибір (? — довідка): ",
  "question.offers": "Можна також:",
  "step.part": "{role}: {part}",
  "step.done": "Це все",
  "step.named": "Уже вибрано: {parts}. Введіть «undo», щоб повернутися.",
  curtain: "Передайте клавіатуру: {name}. Потім натисніть Enter: ",
  "input.unknown":
    "{count, plural, =1 {Введіть 1 або початок вибору} one {Введіть число від 1 до # або початок вибору} few {Введіть число від 1 до # або початок вибору} many {Введіть число від 1 до # або початок вибору} other {Введіть число від 1 до # або початок вибору}} (? — довідка).",
  "input.nothing": "Зараз нема з чого вибирати (? — довідка).",
  "input.number": "Введіть число від 1 до {count}.",
  "input.ambiguous": "Так починається кілька варіантів:",
  help: "Щоб вибрати, введіть номер або початок варіанта. Або:\n  Enter      показати варіанти знову\n  board      показати стіл знову\n  why        які числа можна пояснити; why 3 пояснює третє\n  card       карти й усе інше, що видно; card 3 або card НАЗВА описує, що воно робить\n  hint       найкращі варіанти, їхні шанси на перемогу й чому\n  log        показати все, що сталося\n  undo       скасувати хід\n  save       зберегти гру; save ФАЙЛ зберігає туди\n  resign     здатися\n  quit       зберегти й вийти",
  "undo.none": "Нема чого скасовувати.",
  saved: "Збережено в {path}",
  left: "Продовжити можна командою «{command}». Збережено в {path}",
  failure: "Це наша помилка: {error}. Ваш хід скасовано, гра триває. Звіт, що відтворює помилку, — у {path}",

  "refusal.noQuestion": "Зараз вибираєте не ви.",
  "refusal.staleQuestion": "Запізно: це вже вирішено.",
  "refusal.noSuchChoice": "Такого вибору у вас немає.",
  "refusal.gameOver": "Гру завершено.",
  "refusal.paused": "Гру призупинено. Спершу відновіть її.",
  "refusal.notPaused": "Гру не призупинено.",
  "refusal.noSuchSeat": "За цим столом немає такого місця. Виберіть інше.",
  "refusal.notYourSeat": "Це не ваше місце.",
  "refusal.seatTaken": "Це місце зайняте. Виберіть інше або дивіться.",
  "refusal.notOwner": "Це може лише господар столу.",
  "refusal.wrongOwnerToken":
    "Токен власника неправильний. Візьміть токен цього сервера: файл owner-token поруч із його базою даних (--database) або MEDALLION_OWNER_TOKEN.",
  "refusal.notGathering": "Гра вже почалася.",
  "refusal.notPlaying": "Гра ще не почалася. Зачекайте на інших.",
  "refusal.notOver": "Гра ще триває. Спершу дограйте її.",
  "refusal.unknownBot": "Такого бота сервер не має. Виберіть іншого.",
  "refusal.alreadyProposed": "Одна пропозиція вже є. Спершу дайте відповідь на неї.",
  "refusal.nothingProposed": "Зараз пропозицій немає.",
  "refusal.notAsked": "Це питання не до вас, або ви вже відповіли.",
  "refusal.notGone": "Гравця немає ще недовго. Трохи зачекайте.",
  "refusal.banned":
    "{why, select, told {Вам заборонено доступ до цього сервера до {when}: {reason}} other {Вам заборонено доступ до цього сервера до {when}.}}",
  "refusal.chatClosed": "Чат за цим столом вимкнено.",
  "refusal.closed": "Власник сервера закрив цей стіл.",
  "refusal.notAtTable": "Писати в чат можуть лише гравці за цим столом.",
  "refusal.tooLong": "Повідомлення задовге. Скоротіть його.",
  "refusal.tooFast": "Зашвидко. Трохи зачекайте і спробуйте ще раз.",
  "refusal.nameTaken": "Це ім’я вже зайняте. Виберіть інше.",
  "refusal.wrongLogin": "Неправильне ім’я або пароль. Спробуйте ще раз.",
  "refusal.accountNeeded":
    "Для рейтингових ігор з іншими гравцями потрібен обліковий запис. Створіть його або грайте за столом без рейтингу.",
  "refusal.sameNetwork":
    "Хтось за цим столом грає з вашої мережі, тож гра не може бути рейтинговою. Створіть стіл без рейтингу.",
  "refusal.playedOften": "На сьогодні рейтингових ігор разом досить. Створіть стіл без рейтингу.",
  "refusal.wrongCode": "Неправильне ім’я або код відновлення. Перевірте обидва та спробуйте ще раз.",
  "refusal.weakPassword":
    "Цей пароль легко вгадати. Візьміть щонайменше 15 символів, наприклад кілька слів, без свого імені.",
  "refusal.tooManyGuesses":
    "Забагато неправильних паролів до цього облікового запису. Спробуйте за годину або увійдіть на пристрої, з якого вже входили.",
  "refusal.notGuest": "Обліковий запис у вас тут уже є. Щоб увійти в інший, спершу вийдіть.",
  "refusal.notAccount": "Облікового запису у вас тут ще немає. Створіть його командою «account claim».",
  "refusal.noSuchPerson": "Гравця не знайдено. Ідентифікатори показує таблиця лідерів.",
  "refusal.gameTooLong": "Гра стала надто довгою, тому її припинено. Вона не зараховується; зіграйте реванш.",
  "refusal.askedAlready": "Ви вже просили про це цього ходу. Спробуйте після наступного ходу.",
  "refusal.tooOften": "У цій грі цього було вже забагато. Грайте далі.",
  "refusal.tableTooLong": "За цим столом зіграно забагато ігор. Створіть новий.",
  "refusal.tooManyTakebacks": "Цей хід уже забагато разів скасовано. Грайте далі.",
  "refusal.tooManyBotTables": "У вас забагато ігор між ботами. Спершу додивіться якусь до кінця.",
  "refusal.tooManyTables": "У вас забагато столів. Спершу дограйте якісь або вийдіть із-за них.",
  "refusal.noSuchTable": "Стіл не знайдено. Попросіть нове посилання-запрошення.",
  "refusal.noSuchGame": "Повтору цієї гри ще немає. Він буде, коли гра завершиться.",

  "why.none": "На столі немає чисел, які можна пояснити.",
  "why.nothing": "Тут ще нема чого рахувати.",
  "why.list": "Введіть «why» і номер:",
  "why.unknown": "Номера {number} тут немає. Список показує «why».",

  "card.none": "Тут нема чого шукати.",
  "card.list": "Введіть «card» і номер або початок назви:",
  "card.unknown": "«{asked}» не знайдено. Список показує «card».",
  "card.ambiguous": "Так починається кілька назв:",

  "log.takenBack": "Останній хід скасовано.",
  "log.seated": "{who, select, bot {{name}: тепер грає бот.} other {{name} грає.}}",
  "log.paused": "Гру призупинено.",
  "log.resumed": "Гру відновлено.",
  "log.placed":
    "Місце {seat}: {who, select, open {вільне} bot {{name}} standIn {{name}, грає бот} other {{name}}}.",
  "log.readied": "{name}: готово.",
  "log.began": "Гра починається. SHA-256 зерна перед роздачею: {commitment}",
  "log.gathering": "Реванш. SHA-256 наступного зерна: {commitment}",
  "log.proposed":
    "{name} {what, select, draw {пропонує нічию} abort {пропонує припинити гру} takeback {просить скасувати останній хід} pause {просить паузу} other {пропонує реванш}}.",
  "log.replied": "{name} {reply, select, yes {погоджується} other {відмовляється}}.",
  "log.lapsed":
    "{what, select, draw {Нічиєї не буде} abort {Гра триває} takeback {Хід лишається} pause {Паузи не буде} other {Реваншу не буде}}.",
  "log.gone": "{name}: з’єднання втрачено.",
  "log.back": "{name} знову тут.",
  "log.voted":
    "{name} голосує ({about}): {verdict, select, wait {чекати далі} bot {хай грає бот} other {завершити гру}}.",
  "log.decided":
    "Голосування ({about}): {verdict, select, wait {чекаємо далі} bot {далі грає бот} other {гру завершено}}.",
  "log.outOfTime": "{name}: час вийшов.",
  "log.said": "{name}: «{words}»",
  "log.closed":
    "{why, select, told {Власник сервера закрив цей стіл: {reason}} other {Власник сервера закрив цей стіл.}}",
  "online.maintenance":
    "Технічна перерва сервера: з {from} приблизно до {to}. Розпочаті ігри потім продовжаться.",
  "online.calm": "Технічну перерву сервера скасовано.",
  "log.chat": "Чат {state, select, open {увімкнено} other {вимкнено}}.",
  "chat.presets": "Введіть «presets» і номер:",
  "chat.preset":
    "{preset, select, hello {Вітаю!} goodLuck {Хай щастить!} wellPlayed {Гарний хід!} thinking {Хвилинку, думаю…} hurry {Ваш хід!} oops {Ой!} thanks {Дякую!} other {Гарна гра!}}",

  "saved.line":
    "{when}  {game}  {status, select, running {триває} finished {завершена} other {пошкоджена}}  {path}",
  "decks.seats": "місць: {seats}",
  "decks.rules":
    "Домашні правила для --rule назва=значення, спершу звичайне значення (true: увімкнено, false: вимкнено):",

  "menu.language": "Мова",
  "menu.what": "Що робимо?",
  "menu.new": "Нова гра",
  "menu.game": "Яка гра?",
  "menu.mode": "Який режим?",
  "menu.seats": "Скільки гравців?",
  "menu.people": "Скільки вас грає за цим терміналом?",
  "menu.crowd": "{people, plural, one {# гравець} few {# гравці} many {# гравців} other {# гравця}}",
  "menu.pick":
    "{people, plural, =1 {Чим граєте?} one {Чим грає гравець {number}?} few {Чим грає гравець {number}?} many {Чим грає гравець {number}?} other {Чим грає гравець {number}?}}",
  "menu.any": "Випадково",
  "menu.bot": "Проти якого бота?",
  "menu.rival":
    "{id, select, novice {Бот-новачок: бачить очевидне й помиляється} adept {Бот-адепт: одразу бере те, що має найкращий вигляд} veteran {Бот-ветеран: думає на кілька ходів наперед} master {Бот-майстер: зважує, якими шляхами може піти гра} other {{id}}}",
  "menu.prompt": "Номер (Enter — 1): ",

  "online.seat":
    "{seat}. {who, select, open {вільне} bot {{name}} standIn {{name}, грає бот} other {{name}}}{state, select, gone {, немає з’єднання} ready {, готово} unready {, ще не готово} other {}}",
  "online.gathering": "Гра почнеться, коли всі місця будуть зайняті й усі будуть готові.",
  "online.ready": "Введіть «ready», щоб зіграти знову, або «ready КОЛОДА», щоб узяти іншу колоду.",
  "online.waiting": "Чекаємо на: {names}.",
  "online.asked": "Погоджуєтеся? Введіть yes або no.",
  "online.clock":
    "Ваш час: {seconds, plural, one {# секунда} few {# секунди} many {# секунд} other {# секунди}}",
  "online.watching": "Ви дивитеся. Щоб грати, приєднайтеся без --watch.",
  "online.unknown": "Можливо, це не надіслалося. Перевірте й за потреби повторіть.",
  "online.lost": "З’єднання втрачено. Відновлюємо …",
  "online.again": "З’єднання відновлено.",
  "online.closed": "Сервер закрив з’єднання.",
  "online.left": "Місце лишається вашим. Щоб повернутися:",
  "online.over": "Введіть «rematch» для реваншу або «quit», щоб вийти.",
  "online.link": "Запросіть інших цим посиланням:",
  "online.record": "Сервер зберігає повтор. Перевірити його можна командою:",
  "online.recorded": "Повтор збережено в {path}. Перевірити його можна командою:",
  "online.arrive":
    "Інші приєднуються в браузері або з теки свого Medallion командою «./play join ПОСИЛАННЯ».",
  "online.local":
    "Це посилання працює лише на цьому комп’ютері. Щоб запросити інших, створіть стіл із --server та однією з адрес, які «serve» показує для інших пристроїв.",
  "online.prompt": "Ви дивитеся (? — довідка): ",
  "online.restart": "Сервер перезапускається. Відновлюємо з’єднання …",
  "online.gone": "За хвилину можна буде вирішити: vote bot, vote end або vote wait.",
  "online.standIn": "За вас грає бот. Щоб знову грати за себе, введіть «back».",
  "online.hands": "Карти за цим столом не відкриті.",
  "online.nobody": "Там не сидить інший гравець. Введіть номер місця зі списку «seats».",
  "online.muted": "{name}: чат заглушено. Щоб скасувати, введіть «unmute» і номер місця.",
  "online.unmuted": "{name}: чат більше не глушиться.",
  "online.reported": "{name}: скаргу надіслано власникові сервера.",
  "online.help":
    "Щоб вибрати, введіть номер або початок варіанта. Або:\n  Enter      показати варіанти знову\n  board      показати стіл знову\n  seats      показати, хто де сидить\n  why        які числа можна пояснити; why 3 пояснює третє\n  card       карти й усе інше, що видно; card 3 або card НАЗВА описує, що воно робить\n  hint       найкращі варіанти, їхні шанси на перемогу й чому\n  log        показати все, що сталося\n  say ТЕКСТ  написати в чат; presets показує швидкі фрази, presets 3 надсилає третю\n  mute 2, unmute 2   заглушити чат із місця 2 або не глушити\n  report 2 ЧОМУ   поскаржитися на місце 2 власникові сервера\n  undo       скасувати хід; інші, можливо, мають погодитися\n  draw, abort, pause, rematch   запропонувати нічию, припинити гру, паузу, реванш; withdraw відкликає\n  yes, no    відповісти на пропозицію\n  resume     відновити гру після паузи\n  bot, back  за вас грає бот; знову грати за себе\n  vote wait, vote bot, vote end   що робити, коли хтось без з’єднання\n  ready      готовність до наступної гри; leave звільняє місце\n  link       показати посилання-запрошення\n  hands      показати, що бачать інші, якщо карти відкриті\n  place 2 greedy, place 2 open   господар: додати бота або звільнити місце\n  chat close, chat open   господар: вимкнути або ввімкнути чат\n  resign     здатися\n  quit       вийти; місце лишається вашим",

  "match.seated": "{game}, {mode}: ваше місце за столом {link}",
  "tables.none": "Відкритих столів немає. Створіть стіл командою «{command} create ГРА».",
  "tables.noneMine": "Таких столів у вас там немає. Відкриті показує «{command} tables».",
  "tables.turn": "Ваш хід",
  "tables.stage": "{stage, select, gathering {чекає на гравців} playing {триває} other {завершено}}",
  "tables.rated": "рейтингова гра",
  "tables.place": "{who, select, open {вільне місце} bot {{name}} standIn {{name}, грає бот} other {{name}}}",
  "tables.clock":
    "{kind, select, move {{amount, plural, one {# секунда} few {# секунди} many {# секунд} other {# секунди}} на хід} bank {{amount, plural, one {# секунда} few {# секунди} many {# секунд} other {# секунди}} + {increment} за хід} days {{amount, plural, one {# день} few {# дні} many {# днів} other {# дня}} на хід} other {без таймера}}",
  "leaderboard.none":
    "Таблиця ще порожня: потрібно 5 рейтингових ігор. Щоб зіграти, створіть стіл із --rated.",
  "leaderboard.line":
    "{place}. {name}{kind, select, guest { (гість)} other {}}: {rating}, {games, plural, one {# гра} few {# гри} many {# ігор} other {# гри}}",
  "profile.person": "{name}{kind, select, bot {} guest {, гість} other {, обліковий запис}}",
  "profile.rating":
    "{title}: рейтинг {rating}, {games, plural, one {# гра} few {# гри} many {# ігор} other {# гри}}",
  "profile.statistics": "{title}: зіграно {played}, виграно {won}, нічиї {drawn}, програно {lost}",
  "profile.none": "Завершених ігор ще немає.",
  "profile.notRated":
    "{why, select, guest {без рейтингу: гравець без облікового запису} short {без рейтингу: надто коротка гра} network {без рейтингу: спільна мережа} other {без рейтингу: сьогодні надто часто разом}}",
  "profile.game":
    "{when}  {title}: {result, select, win {перемога} draw {нічия} loss {поразка} other {припинено}} ({names})",
  "account.password": "Пароль (не показується): ",
  "account.old": "Поточний пароль (не показується): ",
  "account.fresh": "Новий пароль (не показується): ",
  "account.repeat": "Ще раз: ",
  "account.claimed":
    "Обліковий запис {name} створено, усі ваші ігри з ним. Увійти звідки завгодно можна командою «account login».",
  "account.here": "Тепер ви тут {name}.",
  "account.left": "Ви вийшли.",
  "account.changed": "Пароль змінено. На всіх інших пристроях треба ввійти знову.",
  "account.session": "{number}. востаннє {when}, {agent}{here, select, yes { (цей пристрій)} other {}}",
  "account.code": "Код відновлення (прихований): ",
  "account.recovered": "Пароль змінено. Ваше ім’я тут: {name}; на інших пристроях виконано вихід.",
  "account.recovery":
    "Код відновлення: {code}\nЗапишіть його й надійно збережіть. Він один раз встановить новий пароль і більше не з’явиться.",
  "account.exported": "Усе, що сервер має про вас, — у файлі {path}.",
  "account.deleting":
    "Це назавжди видаляє: {name}, разом із рейтингом, заглушеннями й сеансами. У розпочатих іграх буде зараховано здачу, завершені залишаться в інших без вашого імені.",
  "account.confirm": "Для підтвердження введіть {name}: ",
  "account.deleted": "Видалено.",
  "people.recovery":
    "Новий код відновлення, обліковий запис {name}: {code}\nПередайте його гравцеві особисто. Він діє один раз: через «account recover» або на сторінці облікового запису.",
  "account.ended":
    "{ended, plural, one {Завершено # сеанс} few {Завершено # сеанси} many {Завершено # сеансів} other {Завершено # сеансу}}.",

  "serve.open": "Medallion працює. Адреса:",
  "serve.home": "Для інших пристроїв у вашій мережі:",
  "serve.invite": "Щоб запросити інших, створіть стіл і надішліть його посилання:",
  "serve.inviteToo":
    "Відкрийте адресу в браузері, щоб грати й запрошувати інших. Або створіть стіл із термінала:",
  "serve.noPages": "Вебсторінки не зібрано. Виконайте «npm run web» і запустіть сервер знову.",
  "serve.owner": "Лише для вас, статистика сервера:",
  "serve.token": "Токен власника — у файлі owner-token поруч із базою даних або в MEDALLION_OWNER_TOKEN.",
  "serve.stop":
    "Щоб зупинити сервер, натисніть Ctrl-C. Ігри збережено, вони триватимуть після наступного запуску.",
  "serve.stopping": "Зупиняємо, дозаписуємо дані …",
  "serve.stopped": "Зупинено. Усі ігри збережено.",
  "backup.progress": "{rows, plural, one {# рядок} few {# рядки} many {# рядків} other {# рядка}}",
  "backup.done":
    "Резервну копію ({rows, plural, one {# рядок} few {# рядки} many {# рядків} other {# рядка}}) збережено в {path}. Нікому її не показуйте.",
  "restore.done":
    "З {path} відновлено {rows, plural, one {# рядок} few {# рядки} many {# рядків} other {# рядка}}.",

  "replay.step": "[{position}/{last}] {what}",
  "replay.begin": "Гра починається.",
  "replay.move": "{name}: хід зроблено.",
  "replay.choice": "{name}: {choice}",
  "replay.ended": "Гравці завершили гру.",
  "replay.prompt": "Enter — далі, b — назад, число — перейти, q — вийти: ",

  "verify.seed": "Зерно {seed}, SHA-256 {commitment}",
  "verify.subject":
    "{subject, select, record {повтор} commitment {відбиток} key {ключ} segment {ходи} other {результат}}",
  "verify.verdict":
    "{verdict, select, proved {Перевірено: жодного тасування і жодного ходу не змінено.} failed {Нечесно: що не сходиться, позначено вище.} other {Перевірити вдалося не все: що саме, позначено вище.}}",

  "sim.progress": "{done, number} з {total, plural, one {# гри} few {# ігор} many {# ігор} other {# гри}}",
  "sim.title":
    "{game}, {mode}: {games, plural, one {# гра} few {# гри} many {# ігор} other {# гри}}, зерно {seed}",
  "sim.mirror":
    "Дзеркально: кожну роздачу зіграно {rounds, plural, =1 {один раз} =2 {двічі} one {# раз} few {# рази} many {# разів} other {# раза}}, боти щоразу на місце далі.",
  "sim.stopped":
    "Зупинено після {games} з {asked, plural, one {# гри} few {# ігор} many {# ігор} other {# гри}}.",
  "sim.bots": "За ботами, з 95-відсотковими інтервалами:",
  "sim.seats": "За місцями:",
  "sim.rates": "зіграно {played}   виграно {win}   нічиї {draw}   програно {loss}",
  "sim.length": "Середня тривалість у ходах: {mean}",
  "sim.speed": "Ігор за секунду: {rate}",
  "sim.failure": "Гра {number} обірвалася: {reason}. Зіграти її знову: {command}",
  ...puzzle,
  ...report,
  ...lab,

  "error.language": "Мови «{asked}» немає. Виберіть одну з: {known}.",
  "error.game": "Гри «{id}» немає. Виберіть одну з: {known}.",
  "error.mode": "{game} не має режиму «{id}». Виберіть один із: {known}.",
  "error.bot": "Бота «{id}» немає. Виберіть одного з: {known}.",
  "error.seats": "{game} у режимі {mode} має стільки місць: {known}.",
  "error.people":
    "На {seats, plural, one {# місце} few {# місця} many {# місць} other {# місця}} не можна посадити {people, plural, one {# гравця} few {# гравців} many {# гравців} other {# гравця}}. Змініть --hotseat.",
  "error.names": "Імен більше, ніж гравців ({people}). Змініть --name або --hotseat.",
  "error.games": "Значення --games має бути щонайменше 1.",
  "error.read": "Не вдається прочитати {path} ({reason}).",
  "error.write": "Не вдається записати {path} ({reason}).",
  "error.foreign": "Файл {path} вже існує, і це не збережена гра. Виберіть іншу назву.",
  "error.command": "Команди «{id}» немає. Виберіть одну з: {known}.",
  "error.saves": "У {folder} немає збереженої гри, яку можна продовжити. Почніть командою «{command} menu».",
  "error.files": "Вкажіть хоча б один файл зі сценарієм або теку, де такі є.",
  "error.step": "Кроки цієї гри мають номери від 0 до {last}.",
  "error.viewer": "Місця «{given}» немає. Виберіть одне з: {known} або all.",
  "error.number": "«{given}» — не ціле число. Вкажіть, наприклад, 2.",
  "error.pair": "«{given}» — не домашнє правило. Запишіть його як назва=значення.",
  "error.hash": "«{given}» — не відбиток SHA-256. Він має 64 шістнадцяткові цифри.",
  "error.option": "Параметра {given} немає. Наявні показує --help.",
  "error.value": "Параметр {given} потребує значення.",
  "error.argument": "Бракує <{given}>. Дивіться --help.",
  "error.surplus": "Команда {given} не має стільки аргументів. Дивіться --help.",
  "error.invitation": "«{given}» — не посилання-запрошення. Воно має вигляд http://КОМП’ЮТЕР/t/КОД.",
  "error.server": "Сервер {origin} не відповідає ({reason}). Перевірте адресу і чи він працює.",
  "error.running": "Ця гра почалася без вас. Щоб дивитися, додайте --watch.",
  "error.full": "За цим столом немає вільних місць. Щоб дивитися, додайте --watch.",
  "error.bots":
    "За столом, де місць {seats}, {bots, plural, one {# бот не лишає} few {# боти не лишають} many {# ботів не лишають} other {# бота не лишають}} місця для вас. Вкажіть менше ботів.",
  "error.clock": "«{given}» — не таймер. Вкажіть none, move:60, bank:300+5 або days:2.",
  "error.origin": "«{given}» — не адреса сервера. Вкажіть, наприклад, https://play.example.org.",
  "error.portNumber": "«{given}» — не порт. Введіть число до 65535, наприклад 8080.",
  "error.level":
    "Рівня журналу «{given}» немає. Виберіть один із: fatal, error, warn, info, debug, trace, silent.",
  "error.port": "Порт {port} уже зайнятий. Виберіть інший параметром --port.",
  "error.listen":
    "Сервер не може слухати на {host}, порт {port} ({reason}). Виберіть інші параметрами --host і --port.",
  "error.tls":
    "Сертифікат {cert} і ключ {key} не підходять один до одного. Вкажіть пару файлів PEM, що підходить.",
  "error.certificate":
    "Сертифікату {origin} не можна довіряти ({reason}). Якщо ви знаєте, чий він, вкажіть повний шлях до його файлу в NODE_EXTRA_CA_CERTS.",
  "error.hostName":
    "«{given}» — не ім’я сервера. Вкажіть імена, наприклад table.example.org або *.example.org.",
  "error.proxy":
    "«{given}» — не проксі. Вкажіть loopback, true або адреси, наприклад 10.0.0.5,192.168.1.0/24.",
  "owner.none": "Тут нічого немає.",
  "owner.report":
    "{when}, {state, select, done {розглянуто} other {чекає}}: скаржиться {by}, на кого: {about}, стіл {table}",
  "owner.ban": "{who}: заборона до {until}",
  "owner.done":
    "{act, select, deal {Позначено як розглянуте.} close {Стіл закрито.} logOut {{ended, plural, one {Завершено # сеанс.} few {Завершено # сеанси.} many {Завершено # сеансів.} other {Завершено # сеансу.}}} unban {Заборону знято.} rename {Ім’я змінено.} announce {Оголошено на {until}.} calm {Оголошення скасовано.} other {Заборона діє до {until}.}}",
  "error.ownerToken":
    "У {path} немає токена власника. Вкажіть базу даних сервера через --database або задайте MEDALLION_OWNER_TOKEN.",
  "error.limits":
    "{path} — не об’єкт JSON. Запишіть обмеження та їхні значення, як показано в docs/hosting.md.",
  "error.limitName": "Обмеження {name} немає. Їхні назви — у docs/hosting.md.",
  "error.limitCount": "{name} не може бути «{given}». Введіть ціле число від {least} до {most}.",
  "error.limitAmount": "{name} не може бути «{given}». Введіть, наприклад, «{usual}», від {least} до {most}.",
  "error.over": "--over потребує --mine: показуються лише ваші завершені столи.",
  "error.nobody": "Вас ще не було на {origin}. Зіграйте там або увійдіть командою «account login».",
  "error.confirm": "Це не те ім’я. Нічого не видалено.",
  "error.account": "Облікового запису з таким ім’ям чи id немає.",
  "error.session": "Вкажіть номер зі списку «account sessions» або --others.",
  "error.password":
    "Пароль закороткий. Потрібно щонайменше {least, plural, one {# символ} few {# символи} many {# символів} other {# символу}}.",
  "error.repeated": "Паролі не збігаються. Спробуйте ще раз.",
  "error.tlsPair": "Для https потрібні і --tls-cert, і --tls-key.",
  "error.database":
    "База даних має бути sqlite:ШЛЯХ або postgres://ІМ’Я:ПАРОЛЬ@КОМП’ЮТЕР/НАЗВА. Змініть --database або DATABASE_URL.",
  "error.store": "Базу даних не можна використати: {reason}",
};

export default uk;
