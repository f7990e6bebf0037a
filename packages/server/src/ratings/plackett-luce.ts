/** What is believed of somebody's skill: a normal distribution. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** What everybody begins with. */
export const BEGINNER: Skill = { mu: 25, sigma: 25 / 3 };

/** How far a single game strays from skill, how far skill strays between games, and what no certainty goes below. */
const BETA = 25 / 6;
const TAU = 25 / 300;
const KAPPA = 1e-4;

export interface Team {
  /** Counts from the best; teams of one place tie. */
  readonly place: number;
  readonly members: readonly Skill[];
}

/**
 * Skills after one match, in the order given, by the Plackett–Luce model of Weng and Lin, "A Bayesian approximation
 * method for online ranking" (2011), algorithm 4, with the constants of openskill 5.0.1: `recorded.test.ts` holds it to
 * 1,000 matches that openskill rated.
 */
export function plackettLuce(match: readonly Team[]): readonly (readonly Skill[])[] {
  const teams = match.map(strengthOf);
  const spread = Math.sqrt(teams.reduce((sum, { variance }) => sum + variance + BETA ** 2, 0));
  const weight = teams.map(({ mu }) => Math.exp(mu / spread));
  // For each team, the weight of all that it was not behind, itself included; and how many share its place.
  const rivals = teams.map((team) =>
    teams.reduce((sum, { place }, other) => (place >= team.place ? sum + (weight[other] ?? 0) : sum), 0),
  );
  const sharing = teams.map((team) => teams.filter(({ place }) => place === team.place).length);

  return teams.map((team, own) => {
    let surprise = 0;
    let information = 0;
    for (const [other, { place }] of teams.entries()) {
      if (place > team.place) continue;
      const share = sharing[other] ?? 1;
      const expected = (weight[own] ?? 0) / (rivals[other] ?? 1);
      surprise += ((own === other ? 1 : 0) - expected) / share;
      information += (expected * (1 - expected)) / share;
    }
    const change = surprise * (team.variance / spread);
    const certainty = information * (team.variance / spread ** 2) * (Math.sqrt(team.variance) / spread);
    return team.members.map(({ mu, sigma }) => {
      const part = sigma ** 2 / team.variance;
      return { mu: mu + part * change, sigma: sigma * Math.sqrt(Math.max(1 - part * certainty, KAPPA)) };
    });
  });
}

/** A team is as strong as its members together, each a little less sure than after the last game. */
function strengthOf({ place, members: before }: Team) {
  const members = before.map(({ mu, sigma }) => ({ mu, sigma: Math.sqrt(sigma ** 2 + TAU ** 2) }));
  return {
    place,
    members,
    mu: members.reduce((sum, { mu }) => sum + mu, 0),
    variance: members.reduce((sum, { sigma }) => sum + sigma ** 2, 0),
  };
}
