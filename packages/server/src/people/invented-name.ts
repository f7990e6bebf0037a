import { randomInt } from "node:crypto";

const QUALITIES = words(`
  Amber Ashen Autumn Bold Brave Bright Brisk Calm Candid Cheerful Clever Copper Cosy Crimson Curious Dappled
  Daring Dawn Deft Eager Early Earnest Evening Fair Fleet Frosty Gentle Golden Graceful Hardy Hazel Hearty
  Hidden Honest Humble Idle Ivory Jolly Keen Kind Lively Loyal Lucky Mellow Merry Mild Misty Modest
  Mossy Nimble Noble Northern Patient Placid Plucky Polite Proud Quick Quiet Ready Restful Roaming Russet Sage
  Sandy Scarlet Serene Silent Silver Smiling Snowy Sober Spry Steady Stout Sturdy Summer Sunny Swift Tawny
  Tidy Upright Velvet Violet Wakeful Wandering Warm Watchful Winter Wise Witty Woodland Young`);

const CREATURES = words(`
  Adder Arnica Badger Basil Beaver Betony Bison Bittern Borage Burdock Buzzard Chamois Chervil Chicory Clover
  Comfrey Crane Cricket Curlew Dormouse Dunlin Elk Ermine Falcon Fennel Ferret Finch Foxglove Gentian
  Goldfinch Goshawk Grouse Hare Hawk Hawthorn Hedgehog Heron Hornet Hyssop Ibex Jackdaw Juniper Kestrel
  Kingfisher Lapwing Lark Lavender Linnet Lovage Lynx Magpie Mallow Marjoram Marten Merlin Mint Mole Moth
  Mugwort Nettle Newt Nuthatch Oriole Osprey Otter Owl Pike Plover Polecat Rabbit Raven Robin Rosemary
  Rowan Salmon Sandpiper Siskin Sorrel Sparrow Stoat Stork Swallow Swan Tansy Tarragon Teal Thistle Thrush
  Thyme Trout Valerian Vervain Viper Vole Wagtail Weasel Wren Yarrow`);

/** A pleasant name for a guest who chose none; others may have the same. */
export function inventName(): string {
  return `${pick(QUALITIES)} ${pick(CREATURES)}`;
}

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

function pick(from: readonly string[]): string {
  return from[randomInt(from.length)] ?? "";
}
