import { readFileSync } from "node:fs";

const readme = readFileSync(new URL("../../packages/domain/README.md", import.meta.url), "utf8");

const blocks = (language: string): readonly string[] =>
  Array.from(readme.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, "gm")), ([, text = ""]) => text);

const scriptsIn = (language: "ts" | "js") =>
  blocks(language).map((text) => ({
    name: text.split("\n")[0] ?? "",
    language,
    text,
    prints: Array.from(text.matchAll(/\/\/ → (.*)$/gm), ([, line = ""]) => line),
  }));

/** The TypeScript and JavaScript examples of the README, each with the lines it prints, which are marked by an arrow. */
export const scripts = [...scriptsIn("ts"), ...scriptsIn("js")];

/** The commands of the README, each with the output below it. */
export const commands = blocks("sh").flatMap((text) =>
  text
    .split(/^\$ /m)
    .slice(1)
    .map((session) => {
      const [command = "", ...output] = session.split("\n");
      return { command, prints: output.join("\n").trim() };
    }),
);
