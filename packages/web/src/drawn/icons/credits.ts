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
    `acorn anvil-impact arrow-cluster auto-repair barbute bat-wing battle-axe beard beer-stein
     bestial-fangs big-wave bird-claw black-hand-shield bloody-sword bone-gnawer breastplate
     broadhead-arrow broadsword candle-flame candle-light cartwheel castle cauldron centipede
     chalice-drops checked-shield cloak-dagger cog compass concentration-orb crab crested-helmet
     crossed-axes crossed-sabres crossed-swords crown crowned-skull crystal-ball daisy dervish-swords
     direwolf dodging domino-mask dragon-head dragon-spiral eagle-emblem embryo evil-bat fairy-wand
     falling-leaf fire-breath fire-ray fire-silhouette fire-wave fizzing-flask footprint fox-head gears
     ghost grim-reaper hammer-drop hammer-nails harpy hatchets haunting heavy-arrow heavy-rain high-shot
     hood horned-skull hourglass ice-spear imp-laugh jigsaw-piece laurel-crown laurels leeching-worm lightning-helix
     lightning-storm linked-rings lion lips locked-chest long-antennae-bug lotus-flower lyre magic-shield
     magic-swirl mailed-fist maple-leaf masked-spider medal meditation minotaur mirror-mirror moon
     mountains nested-eclipses owl paper-lantern parrot-head paw paw-print pentagram-rose piercing-sword
     pine-tree pirate-skull pointy-sword poker-hand portal psychic-waves queen-crown quill-ink raven rose
     round-bottom-flask rune-stone rune-sword saber-slash sacrificial-dagger sands-of-time scarecrow
     scorpion scorpion-tail scroll-unfurled shield-echoes shield-reflect small-fire snake snowflake-2
     spectre spider-web spiked-mace spiked-tail spinning-sword spotted-mushroom sprout stag-head
     standing-potion star-swirl sun sunrise surrounded-shield swan swap-bag sword-break sword-clash
     sword-in-stone sword-slice swords-emblem target-arrows teapot tentacles-skull terror third-eye
     three-leaves tied-scroll treasure-map two-feathers umbrella vine-flower visored-helm wave-strike
     wax-seal werewolf whirlwind wind-slap winged-arrow wolf-head wolf-howl wyvern`,
  ),
  drawnBy(
    "Delapouite",
    `animal-hide archer asian-lantern backward-time bagpipes bamboo bamboo-fountain banjo bear-head
     black-knight-helm bonsai-tree bow-arrow brute buffalo-head caduceus camel card-exchange
     cassowary-head castle-ruins chestnut-leaf conqueror cow deer-track direction-signs double-fish
     drakkar drakkar-dragon eagle-head executioner-hood exploding-planet eye-target feline female-vampire
     fish-monster fleur-de-lys fog forest-entrance frog-prince gargoyle gauntlet giant-squid goblin-head
     graduate-cap griffin-symbol hamburger-menu handheld-fan harp horse-head human-ear hummingbird
     hunter-eyes hut ice-golem imperial-crown info japanese-bridge jewel-crown katana kimono
     knight-banner mighty-horn moon-bats mountain-road oak-leaf pagoda pan-flute pikeman pitchfork
     polar-star quiver rat rock-golem roman-shield rooster round-star round-table sailboat samurai-helmet
     shambling-zombie sharp-halberd shield-bash shield-impact shinto-shrine shinto-shrine-mirror sickle
     siege-tower speaker speaker-off spell-book spiked-dragon-head squirrel stars-stack stone-path
     swamp-bat three-friends throne-king trebuchet two-coins vibrating-shield viking-helmet viking-shield
     war-axe warhammer woman-elf-face wooden-pegleg yarn`,
  ),
  drawnBy(
    "Caro Asercion",
    `barn-owl birch-trees boar bowl-of-rice cloaked-figure-on-horseback coinflip deer-head fox goblin
     hedgehog heraldic-sun paper-crane round-potion spinning-wheel venus-flytrap willow-tree`,
  ),
  drawnBy("Skoll", "ballista chess-king mounted-knight raise-zombie siege-ram stiletto"),
  drawnBy("Carl Olsen", "crossbow flame spider-face"),
  drawnBy("Cathelineau", "polar-bear witch-face"),
  drawnBy("Faithtoken", "card-discard card-draw card-pick"),
  drawnBy("Kier Heyl", "dwarf-helmet elf-helmet"),
  drawnBy("HeavenlyDog", "catapult"),
  drawnBy("Quoting", "card-pickup"),
  drawnBy("Sbed", "fire"),
  drawnBy("DarkZaitzev", "ninja-heroic-stance running-ninja"),
  drawnBy("Sparker", "bear-face"),
  drawnBy("Zeromancer", "heart-plus"),
];

function drawnBy(author: string, icons: string): IconCredit {
  return { author, icons: icons.split(/\s+/u) };
}
