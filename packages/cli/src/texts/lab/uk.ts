/** Що каже `medallion arena` і все, що до неї належить. */
export default {
  "arena.title":
    "{game}, {mode}, {seats, plural, one {# місце} few {# місця} many {# місць} other {# місця}}: {deals, plural, one {# роздача} few {# роздачі} many {# роздач} other {# роздачі}}, зерно {seed}",
  "arena.stopped":
    "Зупинено. Зіграно {deals, plural, one {# роздачу} few {# роздачі} many {# роздач} other {# роздачі}}, задано {asked}.",
  "arena.results": "Частка перемог за роздачами, з 95-відсотковими інтервалами:",
  "arena.pair": "{one} – {other}",
  "arena.pairs": "роздачі: виграші: {won}, порівну: {even}, програші: {lost}",
  "arena.among": "один: {one}, решта: {other}",
  "arena.fair": "рівна частка: {fair}, кратність: {times}",
  "arena.points": "очки {points}",
  "arena.ratings": "Рейтинг (на 400 більше — удесятеро більші шанси):",
  "arena.lost":
    "{bot}: {moves} з {asked, plural, one {# ходу} few {# ходів} many {# ходів} other {# ходу}} замінено запасним ходом: {broke} через збій, {late} через час, {nonsense} через хибну відповідь. Перший випадок:",
  "error.deals": "--deals має бути щонайменше 1.",
  "error.oneBot": "Назвіть щонайменше двох різних ботів, наприклад --bots greedy,random.",
  "error.budget":
    "«{given}» — не бюджет. Вкажіть 2000 як кількість кроків пошуку або час, наприклад 500ms чи 0.5s.",
  "error.otherRun": "Файл {path} — з інших ігор. Задайте ті самі параметри або інший файл.",
  "error.foreignRun": "Файл {path} вже існує, і він не від --resume. Виберіть іншу назву.",
  "botCheck.mode":
    "{game}, {mode}: {asked, plural, one {# запитання} few {# запитання} many {# запитань} other {# запитання}}, час відповіді в мс: медіана: {median}, найбільше: {slowest}",
  "botCheck.lost":
    "Запасним ходом замінено {moves, plural, one {# хід} few {# ходи} many {# ходів} other {# ходу}}.",
  "botCheck.why":
    "{kind, select, late {Запізно} nonsense {Хибна відповідь} other {Збій}}, на запитання «{question}»:",
  "botCheck.unsteady":
    "Увага: на те саме запитання були різні відповіді. Ігри з цим ботом не можна повторити.",
  "botCheck.stayed": "Він працював далі після кінця вводу.",
  "botCheck.sound": "Цей бот дотримується протоколу.",
  "botCheck.unsound": "Цей бот не дотримується протоколу: див. вище та docs/outside-bots.md.",
  "guest.lost": "Хід замінено запасним: {why}",
  "error.outside": 'Одне місце посідає бот, який є окремою програмою. Назвіть його через --bot "cmd:…".',
  "error.queue":
    "Це не база даних для черги. Вкажіть адресу на зразок postgres://user:password@host/database.",
  "queue.fault": "База даних не відповідає ({reason}). Пробую ще раз.",
  "queue.lonely": "Уже якийсь час немає жодного результату. Запустіть «medallion work» на цій базі.",
  "queue.left": "Решта лишається в черзі й далі грається. Її забере та сама команда з тим самим зерном.",
  "work.ready": "Чекаю на роботу. Ctrl-C зупиняє.",
  "work.done": "Зупинено. Порції ігор: {tasks}.",
  "error.insight": "Гра {game} ще не каже ботам, як думати наперед, тож тренувати нічого.",
  "train.title":
    "{game}: {games, plural, one {# гра} few {# гри} many {# ігор} other {# гри}} ботів між собою, зерно {seed}",
  "train.stopped": "Зупинено до останньої гри: ваги не створено. З --resume та сама команда дограє решту.",
  "train.model":
    "{name}: ваги з {games, plural, one {# гри} few {# ігор} many {# ігор} other {# гри}}, {positions, plural, one {# позиція} few {# позиції} many {# позицій} other {# позиції}}",
  "train.apart":
    "перевірено на інших: {games, plural, one {# гра} few {# гри} many {# ігор} other {# гри}}, {positions, plural, one {# позиція} few {# позиції} many {# позицій} other {# позиції}}:",
  "train.loss": "логарифмічна втрата: {loss}; за самим рахунком: {alone}",
  "train.error":
    "шанси й результати в найгіршій десятій частині різняться на стільки відсоткових пунктів: {points}",
  "train.decile":
    "передбачено: {foretold} %, сталося: {came} % ({count, plural, one {# шанс} few {# шанси} many {# шансів} other {# шансу}})",
  "train.written": "Ваги у файлі {path}.",
  "analyse.title":
    "{game}: {decisions, plural, one {розглянуто # рішення} few {розглянуто # рішення} many {розглянуто # рішень} other {розглянуто # рішення}}, кожне з погляду свого гравця",
  "analyse.progress": "Рішення: {done, number} з {total, number}",
  "analyse.stopped": "Зупинено. Рішення: {done, number} з {total, number}.",
  "analyse.curve": "Шанс на перемогу. На початку: {begin}. Під час останнього рішення: {end}.",
  "analyse.unsure":
    "У цьому режимі шанси відомі не досить точно для чисел; крива показує, коли вони росли й падали.",
  "analyse.none": "Переломних моментів немає: жоден вибір не був помітно гіршим за найкращий.",
  "analyse.turn": "[{position}] {choice}: {loss}",
  "analyse.turnAlone": "[{position}] {choice}",
  "analyse.better": "Кращий вибір: {choice} ({chance})",
  "analyse.betterAlone": "Кращий вибір: {choice}",
  "whatIf.asked": "[{position}] {name}: {question}",
  "whatIf.how": "Додайте --choice з номером, щоб зіграти далі інакше; ← позначає вибір, зроблений у грі.",
  "whatIf.title":
    "[{position}] {name}: з кожним вибором {games, plural, one {дограно # гру} few {дограно # гри} many {дограно # ігор} other {дограно # гри}}, на всіх місцях грає {bot}",
  "whatIf.line": "{share} перемог: {choice}",
  "whatIf.difference": "Різниця: {difference} ± {within} (інтервал 95 %)",
  "whatIf.none": "Зупинено до кінця першої гри.",
  "error.noCoach": "{game} ще не каже ботам, як думати наперед, тож аналізу немає.",
  "error.noDecision": "На цьому кроці ніхто нічого не вибирав: {given}. Найближчий наступний: {near}.",
  "error.noDecisions": "У цій грі ніхто нічого не вибирав.",
  "error.choiceNumber": "Такого варіанта немає: {given}. Введіть число від 1 до {count}.",
  "error.games": "--games має бути щонайменше 1.",
  "hint.title": "Порада: найкращі варіанти",
  "hint.line": "{choice} – {chance}",
  "hint.none": "У цій грі порад немає.",
  "hint.rated": "У рейтинговій грі порад немає.",
};
