import { projectWords } from "./wordProblems.ts";

/** `npm run words`: the words and comments that docs/style.md replaces; `npm run lint` runs it too. */
const problems = projectWords();
for (const problem of problems) console.error(problem);
console.log(`${problems.length} words to replace (docs/style.md)`);
process.exitCode = problems.length === 0 ? 0 : 1;
