/**
 * What guessers try first, in the languages of our pages: the plainest words for a password, rows of keys and digits,
 * endearments, first names, teams, games. Written down for this program.
 */
export const COMMON_PASSWORDS: readonly string[] = words(`
  password passwort passphrase passwd passcode pass heslo hesielko haslo mojehaslo tajneheslo tajne пароль парол мойпароль
  secret tajemstvi sekret секрет letmein welcome welcometo hello helloworld ahoj witaj czesc привіт привет
  admin administrator root user guest test testtest tester demo default changeme login qwe
  qwertyuiop qwertzuiop asdfghjkl yxcvbnm zxcvbnm qwerty qwertz azerty asdfgh asdf zxcv yxcv qazwsx wsxedc edcrfv
  1qaz2wsx 1qaz 2wsx 3edc 4rfv q1w2e3r4t5 q1w2e3r4 q1w2e3 1q2w3e4r5t 1q2w3e4r 1q2w3e йцукен фыва фіва ячсмит
  1234567890 0987654321 123456789 987654321 12345678 1234567 123456 654321 12345 54321 1234 123123 112233 121212
  111111 000000 666666 777777 888888 999999 abc123 abcd1234 a1b2c3d4 a1b2c3 aa123456 abc
  iloveyou iloveu ilove loveyou lovely love miluju milujite miluji kochamcie kocham laska milacek kochanie люблютебе люблю
  princess princezna ksiezniczka sunshine slunicko slonce сонечко dragon drak smok дракон monkey opice malpa shadow stin
  master superman batman spiderman starwars pokemon minecraft football fotbal futbol baseball basketball hockey hokej
  liverpool arsenal chelsea barcelona realmadrid sparta slavia legia dynamo шахтар динамо
  michael jordan jessica ashley daniel thomas robert martin petr pavel jakub tomas lucie tereza anna marie adam
  piotr kacper mateusz natalia karolina oleksandr andrij oksana ольга олена андрій олександр
  trustno1 whatever computer pocitac komputer internet freedom svoboda wolnosc свобода україна ukrajina polska ceskarepublika
  praha warszawa kyiv kiev київ summer winter spring autumn leto zima jaro lato wiosna літо зима monday january
  geralt wiedzmin zaklinac відьмак witcher ciri triss yennefer dandelion kaermorhen novigrad
  correcthorsebatterystaple fuckyou fuck suka kurva kurwa dupa money penize google facebook samsung apple
`);

/** What one would put into a password because it is for this place. */
export const HOUSE_WORDS: readonly string[] = ["medallion"];

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
