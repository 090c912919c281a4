import { type Issue, issue } from "../issue.ts";

const longestLine = 255;
const longestText = 2000;

/** Counts characters as the contract and the database do, where JavaScript counts halves of some. */
const isLonger = (text: string, longest: number): boolean => text.length > longest && Array.from(text).length > longest;

type Texts<Name extends string> = { readonly [N in Name]?: string };

/** The named members that hold more than one line of 255 characters; members that are not there hold nothing. */
export const lineIssues = <Name extends string>(texts: Texts<Name>, names: readonly Name[]): readonly Issue[] =>
  names.flatMap((name) => (isLonger(texts[name] ?? "", longestLine) ? issue(name, "line_too_long") : []));

/** The named members that hold more than 2,000 characters of free text. */
export const textIssues = <Name extends string>(texts: Texts<Name>, names: readonly Name[]): readonly Issue[] =>
  names.flatMap((name) => (isLonger(texts[name] ?? "", longestText) ? issue(name, "text_too_long") : []));
