import { digestOf, isTest } from "../mutation/hashes.ts";
import type { Mutant } from "../mutation/mutant.ts";
import type { Accepted, FolderResult, HandResult, Hashes, Kill, MutationResult } from "../mutation/result.ts";
import { floor, reasonFor, staleSources, totals, weaknesses } from "../mutation/verdict.ts";

export type MutationReport = {
  /** What changed the sources when they were measured. */
  readonly stryker: string;
  /** Sha-256 of the sources that were measured, and of the same files now: equal when the result is about this code. */
  readonly measured: string;
  readonly now: string;
  readonly mutants: number;
  readonly killed: number;
  /** Of the mutants, those in places that no test executes. */
  readonly unreached: number;
  /** In percent, and the least it may be. */
  readonly score: number;
  readonly floor: number;
  readonly folders: Readonly<Record<string, Pick<FolderResult, "mutants" | "killed">>>;
  readonly survivors: readonly (Mutant & { readonly reason: string | null })[];
  readonly kills: readonly Kill[];
  readonly byHand: readonly HandResult[];
  readonly problems: readonly string[];
};

/** Puts the result of the last `npm run mutation` beside the sources as they are now. */
export function mutationReport(result: MutationResult, accepted: readonly Accepted[], now: Hashes): MutationReport {
  const folders = Object.entries(result.folders);
  const of = <Value>(part: (folder: FolderResult) => readonly Value[]) => folders.flatMap(([, folder]) => part(folder));
  const sources = Object.fromEntries(Object.entries(now).filter(([file]) => !isTest(file)));
  const measured: Hashes = Object.assign({}, ...folders.map(([, folder]) => folder.sources));
  return {
    stryker: result.stryker,
    measured: digestOf(measured),
    now: digestOf(sources),
    ...totals(result),
    floor,
    folders: Object.fromEntries(folders.map(([name, { mutants, killed }]) => [name, { mutants, killed }])),
    survivors: of(({ survivors }) => survivors).map((one) => ({ ...one, reason: reasonFor(one, accepted) })),
    kills: of(({ kills }) => kills),
    byHand: result.byHand,
    problems: [
      ...weaknesses(result, accepted),
      ...staleSources(result, sources).map((file) => `${file} changed since it was mutated: run \`npm run mutation\``),
    ],
  };
}
