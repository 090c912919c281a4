import { existsSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileAt, isExported, readText } from "./projectFiles.ts";

const withoutCode = (page: string): string => page.replaceAll(/^( *)```[^]*?^\1```$/gm, "");

/** The anchor that GitHub gives a heading; a repeated heading gets a number too. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

/** The anchors that a link into a page may name: its headings, as GitHub names them, and the anchors set by hand. */
function anchorsOf(page: string): ReadonlySet<string> {
  const text = withoutCode(page);
  const times = new Map<string, number>();
  const numbered = (slug: string): string => {
    const before = times.get(slug) ?? 0;
    times.set(slug, before + 1);
    return before === 0 ? slug : `${slug}-${before}`;
  };
  const headings = [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = ""]) =>
    numbered(slugOf(heading.replaceAll(/<[^>]*>|\[|\]\([^)]*\)/g, ""))),
  );
  return new Set([...headings, ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = ""]) => id)]);
}

/** Whether a file still has what the text of a link names: a function, in code. */
function isIn(label: string, file: string): boolean {
  const name = /^`(\w+)`$/.exec(label)?.[1];
  return name === undefined || !file.endsWith(".ts") || isExported(file, name);
}

/** The links of a page of the project that lead nowhere in it, as they are written. Addresses of the web are not asked for. */
export function deadLinks(page: string, text = readText(page)): readonly string[] {
  const leadsSomewhere = (label: string, target: string): boolean => {
    const [path = "", anchor] = target.split("#");
    const file = path === "" ? page : normalize(join(dirname(page), path));
    if (path !== "" && !existsSync(fileAt(file))) return false;
    if (anchor === undefined) return isIn(label, file);
    const line = /^L(\d+)$/.exec(anchor)?.[1];
    if (line !== undefined) return Number(line) <= readText(file).split("\n").length;
    return anchorsOf(path === "" ? text : readText(file)).has(anchor);
  };
  return [...withoutCode(text).matchAll(/\[([^\]]*)\]\(([^)\s]+)\)/g)]
    .filter(([, label = "", target = ""]) => !/^[a-z]+:/.test(target) && !leadsSomewhere(label, target))
    .map(([link]) => link);
}
