import { readConfig } from "../config/config.ts";
import { booksExtent, checkBooks, inOneLine } from "../sales/books/checkBooks.ts";
import { endWith, onBooks, WrongCall } from "./onBooks.ts";

const usage = "npm run books:check [-- --seal <number>:<hash>], with a seal that an earlier check printed.";

try {
  const seal = readArguments(process.argv.slice(2));
  const count = await onBooks(readConfig(process.env), async (ask) => {
    console.log(`Books at ${new Date().toISOString()}`);
    let found = 0;
    for await (const difference of checkBooks(ask, seal)) {
      found += 1;
      console.log(inOneLine(difference));
    }
    console.log(await booksExtent(ask));
    return found;
  });
  console.log(count === 0 ? "The books are right." : `Differences: ${count}`);
  process.exitCode = count === 0 ? 0 : 1;
} catch (error) {
  endWith(error);
}

function readArguments(given: readonly string[]): { readonly number: number; readonly hash: string } | null {
  if (given.length === 0) return null;
  const [, number, hash] = /^(\d{1,9}):([0-9a-f]{64})$/.exec(given[1] ?? "") ?? [];
  if (given[0] !== "--seal" || given.length > 2 || number === undefined || hash === undefined)
    throw new WrongCall(usage);
  return { number: Number(number), hash };
}
