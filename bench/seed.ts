/** A seed costs a game nothing: the platform hands it out. */
export function seedOf(game: number): string {
  return game.toString(16).padStart(64, "0");
}
