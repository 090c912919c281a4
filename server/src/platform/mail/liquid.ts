import { type MailTemplateKey, placeholdersOf } from "@teedesk/domain";
import { Liquid, LiquidError, type Template } from "liquidjs";

const tags: readonly string[] = ["if", "unless"];

/**
 * The engine of the templates. It has two tags and no filter, reads no file and only its arguments, and is bounded in length and
 * time: an admin types a template, which is not a program.
 */
function createEngine(): Liquid {
  const engine = new Liquid({
    cache: false,
    ownPropertyOnly: true,
    strictFilters: true,
    templates: {},
    parseLimit: 100_000,
    renderLimit: 250,
    memoryLimit: 1_000_000,
  });
  for (const name of Object.keys(engine.tags)) if (!tags.includes(name)) Reflect.deleteProperty(engine.tags, name);
  for (const name of Object.keys(engine.filters)) Reflect.deleteProperty(engine.filters, name);
  return engine;
}

const engine = createEngine();

/** A template's text as its subject and the rest; the subject is null where the first line is not a subject. */
export function splitSubject(content: string): { readonly subject: string | null; readonly body: string } {
  const [first = "", ...rest] = content.split(/\r?\n/);
  const subject = /^Subject:(.*)$/.exec(first)?.[1];
  return subject === undefined ? { subject: null, body: content } : { subject: subject.trim(), body: rest.join("\n") };
}

/** Fills a text; throws where it cannot be read or takes too long. A missing value is blank. */
export const fill = (text: string, values: Readonly<Record<string, string | null>>): string =>
  String(engine.parseAndRenderSync(text, values));

/** Characters of the longest text that is saved; texts of earlier versions may have ten times as many. */
const longestTemplate = 10_000;

/** A range inside of braces: it would fill the memory before the limits are met. */
const range = /\{[{%][^{}]*\([^{}]*\.\./;

/** Marks that replace values while a text is filled; a typed text must not have them. */
export const marks = /[\uE000\uE001]/gu;

/**
 * A text's mistakes, line by line, for the person who typed it (ANSWER-30); empty when it can be saved.
 */
export function templateIssues(key: MailTemplateKey, content: string): readonly string[] {
  if (content.length > longestTemplate)
    return [`The text is longer than ${longestTemplate.toLocaleString("en")} characters.`];
  const { subject } = splitSubject(content);
  if (subject === null || subject === "") return ["Line 1: begin with “Subject:” and the subject of the mail."];
  if (content.search(marks) >= 0) return ["The text has a character that cannot be sent."];
  let parsed: Template[];
  try {
    parsed = engine.parse(content);
  } catch (error) {
    return [LiquidError.is(error) ? reasonOf(error) : "The text has too many conditions inside each other."];
  }
  const rangeAt = content.search(range);
  if (rangeAt >= 0)
    return [`Line ${content.slice(0, rangeAt).split("\n").length}: ranges such as (1..9) cannot be used.`];
  const known = new Set(placeholdersOf(key).map(({ name }) => name));
  const unknown = Object.values(engine.analyzeSync(parsed).variables)
    .flat()
    .filter(({ segments }) => segments.length !== 1 || !known.has(String(segments[0])));
  return unknown
    .toSorted((one, two) => one.location.row - two.location.row || one.location.col - two.location.col)
    .map((variable) => `Line ${variable.location.row}: this template has no placeholder “${variable.toString()}”.`);
}

/** The engine's message for an unreadable text, with the line first and the piece of text. */
function reasonOf(error: LiquidError): string {
  const [row = 1] = error.token.getPosition();
  const said = error.originalError?.message ?? error.message;
  const piece = error.token.getText().trim().slice(0, 60);
  return `Line ${row}: ${said.replace(/, file:.*|, line:.*/s, "")}${said.includes(piece) ? "" : ` in “${piece}”`}.`;
}
