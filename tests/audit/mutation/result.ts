import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Mutant, TriedMutant } from "./mutant.ts";

/** The folders of the domain that money and days depend on. */
export const mutatedFolders = ["money", "calendar", "booking", "discount", "refund", "summary"] as const;

/** Sha-256 by file, from the root of the project. */
export type Hashes = Readonly<Record<string, string>>;

/** A mutant that a test noticed, with the name of the first one that did. */
export type Kill = Mutant & { readonly test: string };

export type FolderResult = {
  /** The sources that were changed, as they were. */
  readonly sources: Hashes;
  readonly mutants: number;
  readonly killed: number;
  readonly unreached: number;
  readonly survivors: readonly Mutant[];
  /** Of each source, the first kill of each kind. */
  readonly kills: readonly Kill[];
};

/** A change that a person might make by mistake, and the tests that then fail. */
export type HandResult = {
  readonly what: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly red: number;
  /** The names of the first of them. */
  readonly tests: readonly string[];
};

/** What `npm run mutation` found when it was run last. */
export type MutationResult = {
  readonly stryker: string;
  readonly folders: Readonly<Record<string, FolderResult>>;
  readonly byHand: readonly HandResult[];
};

/** A mutant that may survive, as no test can tell it from the source. */
export type Accepted = Pick<Mutant, "file" | "from" | "to"> & { readonly reason: string };

export const resultFile = fileURLToPath(new URL("result.json", import.meta.url));
const acceptedFile = fileURLToPath(new URL("accepted.json", import.meta.url));

export const readResult = (): MutationResult => JSON.parse(readFileSync(resultFile, "utf8"));
export const readAccepted = (): readonly Accepted[] => JSON.parse(readFileSync(acceptedFile, "utf8"));

const without = ({ file, line, mutator, from, to }: TriedMutant): Mutant => ({ file, line, mutator, from, to });

/** Counts the mutants of one folder. Those that could not be run are left out. */
export function folderResult(sources: Hashes, tried: readonly TriedMutant[]): FolderResult {
  const usable = tried.filter(({ fate }) => fate !== "unusable");
  const kinds = new Set<string>();
  const kills = usable.flatMap((mutant): Kill[] => {
    const kind = `${mutant.file} ${mutant.mutator}`;
    if (mutant.fate !== "killed" || mutant.test === null || kinds.has(kind)) return [];
    kinds.add(kind);
    return [{ ...without(mutant), test: mutant.test }];
  });
  return {
    sources,
    mutants: usable.length,
    killed: usable.filter(({ fate }) => fate === "killed").length,
    unreached: usable.filter(({ fate }) => fate === "unreached").length,
    survivors: usable.filter(({ fate }) => fate === "survived" || fate === "unreached").map(without),
    kills,
  };
}
