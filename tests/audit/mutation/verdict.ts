import { type Accepted, type Hashes, type MutationResult, mutatedFolders } from "./result.ts";

/** The least share of all mutants that the tests must notice, in percent; the accepted ones count as not noticed. */
export const floor = 95;

const key = ({ file, from, to }: Omit<Accepted, "reason">): string => JSON.stringify([file, from, to]);

/** All folders in one. `score` is in percent, to the hundredth, cut and not rounded up. */
export function totals({ folders }: MutationResult) {
  const sum = (count: "mutants" | "killed" | "unreached") =>
    Object.values(folders).reduce((total, folder) => total + folder[count], 0);
  const [mutants, killed, unreached] = [sum("mutants"), sum("killed"), sum("unreached")];
  return { mutants, killed, unreached, score: mutants === 0 ? 0 : Math.floor((killed * 10_000) / mutants) / 100 };
}

/** Why a mutant may survive, or null when nobody said. */
export function reasonFor(mutant: Omit<Accepted, "reason">, accepted: readonly Accepted[]): string | null {
  const wanted = key(mutant);
  return accepted.find((one) => key(one) === wanted)?.reason ?? null;
}

/** What is wrong with a result whatever the sources are now: survivors nobody explained, changes nobody noticed. */
export function weaknesses(result: MutationResult, accepted: readonly Accepted[]): readonly string[] {
  const survivors = Object.values(result.folders).flatMap(({ survivors }) => survivors);
  const alive = new Set(survivors.map(key));
  const { score } = totals(result);
  return [
    ...mutatedFolders
      .filter((folder) => result.folders[folder] === undefined)
      .map((name) => `${name} was not measured`),
    ...survivors
      .filter((mutant) => reasonFor(mutant, accepted) === null)
      .map(({ file, line, from, to }) => `${file}:${line} survives: ${from} → ${to}`),
    ...accepted
      .filter((one) => !alive.has(key(one)))
      .map(({ file, from, to }) => `${file} is accepted, but does not survive: ${from} → ${to}`),
    ...result.byHand.filter(({ red }) => red === 0).map(({ what }) => `no test notices: ${what}`),
    ...(score < floor ? [`a score of ${score} % is below the floor of ${floor} %`] : []),
  ];
}

/** The sources that are not those the result was measured on: changed, new or gone. */
export function staleSources(result: MutationResult, now: Hashes): readonly string[] {
  const measured: Hashes = Object.assign({}, ...Object.values(result.folders).map(({ sources }) => sources));
  const files = new Set([...Object.keys(measured), ...Object.keys(now)]);
  return [...files].filter((file) => measured[file] !== now[file]).toSorted();
}
