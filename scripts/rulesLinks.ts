import { existsSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { exportedAt, fileAt, readText } from "./rulesFiles.ts";

const withoutCode = (page: string): string => page.replaceAll(/^( *)```[^]*?^\1```$/gm, "");

/** A heading as GitHub names its anchor: lower case, hyphens for spaces, nothing but letters, digits, hyphens and underscores. */
const slugOf = (heading: string): string =>
  heading
    .replaceAll(/<[^>]*>|\[|\]\([^)]*\)/g, "")
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(/\s/g, "-");

/** What a link into a page may name: its headings, of which the second of one name ends in -1, and the anchors set by hand. */
export function anchorsOf(page: string): ReadonlySet<string> {
  const text = withoutCode(page);
  const times = new Map<string, number>();
  const headings = [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = ""]) => {
    const slug = slugOf(heading);
    const before = times.get(slug) ?? 0;
    times.set(slug, before + 1);
    return before === 0 ? slug : `${slug}-${before}`;
  });
  return new Set([...headings, ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = ""]) => id)]);
}

/** Whether a file still has what the text of a link names: a function, in code. */
function isIn(label: string, file: string): boolean {
  const name = /^`(\w+)`$/.exec(label)?.[1];
  return name === undefined || !file.endsWith(".ts") || exportedAt(file, name) !== null;
}

/** The links of a page of the project that lead nowhere in it, as they are written. Addresses of the web are not asked for. */
export function deadLinks(page: string, text = readText(page)): readonly string[] {
  const links = [...withoutCode(text).matchAll(/\[([^\]]*)\]\(([^)\s]+)\)/g)];
  const anchors = new Map([[page, anchorsOf(text)]]);
  const anchorsIn = (file: string): ReadonlySet<string> => {
    const found = anchors.get(file) ?? anchorsOf(readText(file));
    anchors.set(file, found);
    return found;
  };
  const leadsSomewhere = (label: string, target: string): boolean => {
    const [path = "", anchor] = target.split("#");
    const file = path === "" ? page : normalize(join(dirname(page), path));
    if (path !== "" && !existsSync(fileAt(file))) return false;
    if (anchor === undefined) return isIn(label, file);
    return anchorsIn(file).has(anchor);
  };
  return links
    .filter(([, label = "", target = ""]) => !/^[a-z]+:/.test(target) && !leadsSomewhere(label, target))
    .map(([link]) => link);
}
