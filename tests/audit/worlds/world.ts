/** A condition that holds at every point: false is a breach, null a point that it does not apply to. */
export type Invariant<Point> = { readonly id: string; readonly holds: (point: Point) => boolean | null };

/** A bounded set of inputs, each of them visited, with the conditions that must hold at each. */
export type World<Point> = {
  readonly name: string;
  readonly points: () => Iterable<Point>;
  readonly invariants: readonly Invariant<Point>[];
  /** The input of a point, shown with a breach. */
  readonly show: (point: Point) => unknown;
};

export type Findings = {
  readonly points: number;
  readonly invariants: readonly { readonly id: string; readonly checked: number; readonly broken: number }[];
  /** The first breach of each broken invariant. */
  readonly breaches: readonly { readonly id: string; readonly at: unknown }[];
};

export function explore<Point>(world: World<Point>): Findings {
  const tallies = world.invariants.map(({ id }) => ({ id: `${world.name}/${id}`, checked: 0, broken: 0 }));
  const breaches: { id: string; at: unknown }[] = [];
  let points = 0;
  for (const point of world.points()) {
    points += 1;
    for (const [place, { holds }] of world.invariants.entries()) {
      const tally = tallies[place];
      const held = holds(point);
      if (held === null || tally === undefined) continue;
      tally.checked += 1;
      if (held) continue;
      tally.broken += 1;
      if (tally.broken === 1) breaches.push({ id: tally.id, at: world.show(point) });
    }
  }
  return { points, invariants: tallies, breaches };
}

/** Findings of several worlds as one. */
export const together = (findings: readonly Findings[]): Findings => ({
  points: findings.reduce((sum, { points }) => sum + points, 0),
  invariants: findings.flatMap(({ invariants }) => invariants),
  breaches: findings.flatMap(({ breaches }) => breaches),
});
