const families =
  "CALC|UNCLEAR|CONST|CROSS|MSG|ROLE|API|MONEY|FEE|DISCOUNT|CERTIFICATE|REFUND|SALES|COMMISSION|COST|ADJUST|LEDGER|FIGURE|AVERAGE|FIELD|SLOT|OFFER|QUICK|DOUBT|MATCH|BUS|EARN|JOURNAL|ANSWER|DECISION|(?:OPS|ADM)-[A-Z]+";

/** An id, and the last number of a range that begins with it: "CROSS-05 to CROSS-08", "CROSS-05 to 08", "CROSS-05..08". */
const numbered = new RegExp(`\\b(${families})-(\\d+)(?:(?: to |\\.\\.|–)(?:\\1-)?(\\d+)\\b)?`, "g");

/** The ids of requirements, rules and answers that a text names, those in between the ends of a range too. */
export function idsIn(text: string): ReadonlySet<string> {
  const ids = [...text.matchAll(numbered)].flatMap(([, family, first = "", last = first]) =>
    Array.from({ length: Math.max(1, Number(last) - Number(first) + 1) }, (_, index) => {
      const number = String(Number(first) + index).padStart(first.length, "0");
      return `${family}-${number}`;
    }),
  );
  return new Set(ids);
}

const isComment = (line: string): boolean => /^\s*(?:\/\/|\/?\*)/.test(line);

/** Every id that files name outside their comments, with the files that do, in their order. */
export function filesNaming(
  files: readonly string[],
  textOf: (file: string) => string,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const file of files) {
    const lines = textOf(file).split("\n");
    for (const id of idsIn(lines.filter((line) => !isComment(line)).join("\n"))) {
      found.set(id, [...(found.get(id) ?? []), file]);
    }
  }
  return found;
}
