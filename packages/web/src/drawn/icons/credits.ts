/** One who drew icons of the set, and which of them this program shows. */
export interface IconCredit {
  readonly author: string;
  readonly icons: readonly string[];
}

/**
 * Whom to thank for the icons of Game-icons.net that are used anywhere in the program, as CC BY 3.0 asks. The set's
 * package names no authors: these are the folders of the set's own repository.
 */
export const ICON_CREDITS: readonly IconCredit[] = [
  drawnBy(
    "Lorc",
    `acorn anvil-impact arrow-cluster auto-repair barbute bat-wing battle-axe beard bestial-fangs
     big-wave bird-claw black-hand-shield bloody-sword bone-gnawer breastplate broadhead-arrow
     candle-flame cartwheel castle cauldron chalice-drops cloak-dagger cog compass concentration-orb crab
     crested-helmet crossed-axes crossed-sabres crossed-swords crown crowned-skull crystal-ball daisy
     dervish-swords domino-mask dragon-head dragon-spiral eagle-emblem embryo evil-bat fairy-wand
     fire-silhouette fox-head gears grim-reaper hammer-nails harpy hatchets heavy-arrow heavy-rain
     high-shot hood horned-skull hourglass laurel-crown laurels lightning-helix lightning-storm
     linked-rings lion lips long-antennae-bug lotus-flower lyre magic-swirl mailed-fist maple-leaf
     masked-spider minotaur mirror-mirror moon mountains nested-eclipses owl parrot-head paw pirate-skull
     poker-hand portal queen-crown raven rose rune-stone saber-slash sacrificial-dagger sands-of-time
     scarecrow scorpion scorpion-tail scroll-unfurled small-fire snake snowflake-2 spectre spiked-mace
     spiked-tail spotted-mushroom sprout star-swirl sun sunrise swan swap-bag swords-emblem target-arrows
     teapot terror two-feathers vine-flower visored-helm wax-seal werewolf winged-arrow wolf-head
     wolf-howl wyvern`,
  ),
  drawnBy(
    "Delapouite",
    `animal-hide archer backward-time bagpipes banjo bear-head black-knight-helm bow-arrow brute
     buffalo-head caduceus card-exchange cassowary-head castle-ruins chestnut-leaf conqueror cow
     deer-track drakkar drakkar-dragon eagle-head exploding-planet eye-target feline female-vampire
     fleur-de-lys fog frog-prince gargoyle gauntlet giant-squid graduate-cap griffin-symbol
     hamburger-menu handheld-fan harp horse-head ice-golem imperial-crown info jewel-crown katana
     knight-banner mighty-horn moon-bats mountain-road oak-leaf pagoda pan-flute pikeman pitchfork
     polar-star quiver rat rock-golem roman-shield rooster round-star round-table sailboat sharp-halberd
     sickle siege-tower speaker speaker-off spell-book spiked-dragon-head squirrel swamp-bat
     three-friends throne-king trebuchet viking-helmet viking-shield war-axe warhammer woman-elf-face
     wooden-pegleg yarn`,
  ),
  drawnBy(
    "Caro Asercion",
    `barn-owl boar cloaked-figure-on-horseback coinflip deer-head goblin hedgehog heraldic-sun
     paper-crane round-potion willow-tree`,
  ),
  drawnBy("Skoll", "ballista chess-king mounted-knight siege-ram stiletto"),
  drawnBy("Carl Olsen", "crossbow flame"),
  drawnBy("Cathelineau", "polar-bear witch-face"),
  drawnBy("Faithtoken", "card-discard card-draw card-pick"),
  drawnBy("Kier Heyl", "dwarf-helmet elf-helmet"),
  drawnBy("HeavenlyDog", "catapult"),
  drawnBy("Quoting", "card-pickup"),
  drawnBy("Sbed", "fire"),
  drawnBy("Sparker", "bear-face"),
  drawnBy("Zeromancer", "heart-plus"),
];

function drawnBy(author: string, icons: string): IconCredit {
  return { author, icons: icons.split(/\s+/u) };
}
