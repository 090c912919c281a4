import { deadLinks } from "./deadLinks.ts";
import { readText } from "./projectFiles.ts";

const dataFile = "docs/asvs.tsv";

/** The page of the requirements of the ASVS. */
export const asvsFile = "docs/operations/asvs.md";

const states = ["open", "met", "operator", "not applicable"] as const;
type State = (typeof states)[number];

/** A requirement of OWASP ASVS 5.0.0, of level 1 or 2: what it is about, what shows its state, and a note, in words of our own. */
export type AsvsRow = {
  readonly id: string;
  readonly level: string;
  readonly state: string;
  readonly subject: string;
  /** Tests of what is met, `file: title`; the page and heading of what is the operator's. */
  readonly evidence: readonly string[];
  readonly note: string;
};

/** Every requirement of docs/asvs.tsv, in its order. */
export const asvsRows = (text = readText(dataFile)): readonly AsvsRow[] =>
  text
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [id = "", level = "", state = "", subject = "", evidence = "", note = ""] = line.split("\t");
      return { id, level, state, subject, evidence: evidence.split(" | ").filter(Boolean), note };
    });

/** The number of requirements of levels 1 and 2 of each chapter of version 5.0.0. */
const chapters: ReadonlyMap<string, readonly [title: string, requirements: number]> = new Map([
  ["V1", ["Encoding and sanitization", 27]],
  ["V2", ["Validation and business logic", 11]],
  ["V3", ["Web frontend", 19]],
  ["V4", ["API and web service", 10]],
  ["V5", ["Files", 9]],
  ["V6", ["Authentication", 35]],
  ["V7", ["Sessions", 18]],
  ["V8", ["Authorization", 7]],
  ["V9", ["Self-contained tokens", 7]],
  ["V10", ["OAuth and OIDC", 29]],
  ["V11", ["Cryptography", 14]],
  ["V12", ["Secure communication", 9]],
  ["V13", ["Configuration", 13]],
  ["V14", ["Data protection", 9]],
  ["V15", ["Secure coding and architecture", 13]],
  ["V16", ["Logging and error handling", 16]],
  ["V17", ["WebRTC", 7]],
]);

const chapterOf = ({ id }: AsvsRow): string => id.split(".", 1)[0] ?? "";
const isState = (text: string): text is State => states.some((state) => state === text);

/** The file and the title of a test. */
function testOf(evidence: string): readonly [file: string, title: string] {
  const end = evidence.indexOf(": ");
  return [evidence.slice(0, end), evidence.slice(end + 2)];
}

type TitlesOf = (file: string) => ReadonlySet<string> | null;

function evidenceProblems({ state, evidence, note }: AsvsRow, titlesOf: TitlesOf): readonly string[] {
  if (state === "not applicable" || state === "open") return note === "" ? ["no reason"] : [];
  if (evidence.length === 0) return [`no ${state === "met" ? "test" : "page"}`];
  if (state === "operator")
    return evidence.filter((page) => !/^[\w-]+\.md#[\w-]+$/.test(page)).map((page) => `${page} is no heading`);
  return evidence.map(testOf).flatMap(([file, title]) => {
    const known = titlesOf(file);
    if (known === null) return [`there is no ${file}`];
    return known.has(title) ? [] : [`${file} has no test "${title}"`];
  });
}

const rowProblems = (row: AsvsRow, titlesOf: TitlesOf): readonly string[] =>
  [
    ...(/^V\d+\.\d+\.\d+$/.test(row.id) && chapters.has(chapterOf(row)) ? [] : ["no id of the standard"]),
    ...(["1", "2"].includes(row.level) ? [] : ["no level"]),
    ...(row.subject === "" ? ["no subject"] : []),
    ...(isState(row.state) ? evidenceProblems(row, titlesOf) : [`"${row.state}" is no state`]),
  ].map((problem) => `${row.id}: ${problem}`);

/** The problems of the requirements, one line each: ids that are missing or there twice, and rows without evidence that exists. */
export function asvsProblems(rows: readonly AsvsRow[], titlesOf: TitlesOf): readonly string[] {
  const ids = rows.map(({ id }) => id);
  return [
    ...rows.flatMap((row) => rowProblems(row, titlesOf)),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is there twice`),
    ...[...chapters].flatMap(([chapter, [, expected]]) => {
      const found = rows.filter((row) => chapterOf(row) === chapter).length;
      return found === expected ? [] : [`${chapter} has ${found} requirements of levels 1 and 2, not ${expected}`];
    }),
    ...deadLinks(asvsFile, asvsPage(rows)).map((link) => `${link} leads nowhere`),
  ];
}

const headingOf = (page: string): string => `[${page.replace(".md#", ": ").replaceAll("-", " ")}](${page})`;

function evidenceText({ state, evidence }: AsvsRow): string {
  if (state === "operator") return evidence.map(headingOf).join("; ");
  return evidence
    .map(testOf)
    .map(([file, title]) => `\`${file}\` ${title.replaceAll("|", String.raw`\|`).replaceAll("<", "&lt;")}`)
    .join("; ");
}

const rowText = (row: AsvsRow): string =>
  `| ${row.id} | ${row.level} | ${row.subject} | ${row.state} | ${[evidenceText(row), row.note].filter(Boolean).join(". ")} |`;

const intro = `# ASVS

The requirements of levels 1 and 2 of the [OWASP Application Security Verification Standard
5.0.0](https://github.com/OWASP/ASVS/tree/v5.0.0_release/5.0) (30 May 2025), which has their words; the subjects here are ours.

| State | Meaning |
|---|---|
| met | by the program; the tests that show it, with their files in a clone |
| operator | done by whoever runs Teedesk, or stated for them; the page that says how |
| not applicable | Teedesk has nothing of the kind; the reason |
| open | not met; what is missing |

Written in a clone from \`docs/asvs.tsv\` by the script \`asvs\`; do not edit it here. \`asvs:check\` fails on a requirement that is missing, on a test or
heading that is gone, and when this page is stale ([DECISION-77](../decisions/0077-level-2-of-the-asvs.md)).
`;

const head = (title: string): string => `## ${title}\n\n| Id | Level | Subject | State | By |\n|---|---|---|---|---|`;

/** The page docs/operations/asvs.md. */
export function asvsPage(rows: readonly AsvsRow[]): string {
  const counts = states.map((state) => `${rows.filter((row) => row.state === state).length} ${state}`);
  const texts = [...chapters].map(([chapter, [title]]) =>
    [head(`${chapter}. ${title}`), ...rows.filter((row) => chapterOf(row) === chapter).map(rowText)].join("\n"),
  );
  return `${[intro, `Of ${rows.length}: ${counts.join(", ")}.`, "", texts.join("\n\n")].join("\n")}\n`;
}
