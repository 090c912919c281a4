import { projectWords } from "./wordProblems.ts";
import { pending } from "./wordsPending.ts";

/** `npm run words`: the words and comments that docs/style.md replaces; `npm run lint` runs it too. */
const { problems, clean } = projectWords();
for (const problem of problems) console.error(problem);
for (const folder of clean) console.log(`${folder} has no such word: take it out of scripts/wordsPending.ts`);
console.log(`${problems.length} words to replace (docs/style.md), ${pending.length - clean.length} folders pending`);
process.exitCode = problems.length === 0 ? 0 : 1;
