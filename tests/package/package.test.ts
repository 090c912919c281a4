import { readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createContext, runInContext } from "node:vm";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Installed, packAndInstall } from "./packAndInstall.ts";
import { commands, scripts } from "./readmeExamples.ts";
import { run } from "./run.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const readManifest = (folder: string) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

let installed: Installed;
beforeAll(async () => {
  installed = await packAndInstall();
});
afterAll(() => installed.remove());

/** Bundles a module of the project for a browser; returns the code and the modules included. */
async function bundle(name: string, text: string) {
  const entry = join(installed.project, `${name}.js`);
  writeFileSync(entry, text);
  const result = await build({
    root: installed.project,
    configFile: false,
    logLevel: "error",
    build: { write: false, minify: true, lib: { entry, formats: ["iife"], name: "domain" } },
  });
  const [output] = Array.isArray(result) ? result : [];
  const [chunk] = output?.output ?? [];
  if (chunk === undefined) throw new Error("Nothing was bundled.");
  return { code: chunk.code, modules: Object.keys(chunk.modules) };
}

describe("the tarball", () => {
  it("points to the built modules, needs effect alone and has no side effects", () => {
    const manifest = readManifest(join(installed.project, "node_modules/@teedesk/domain"));
    const workspace = readManifest(join(root, "packages/domain"));
    expect(manifest).toMatchObject({ dependencies: { effect: expect.any(String) }, sideEffects: false });
    expect(Object.keys(manifest.dependencies)).toEqual(["effect"]);
    expect(Object.keys(manifest.exports)).toEqual([...Object.keys(workspace.exports), "./package.json"]);
    expect(JSON.stringify(manifest.exports)).not.toContain("./src/");
    expect(manifest.license).toBe("UNLICENSED");
    for (const name of ["private", "scripts", "devDependencies"]) expect(manifest).not.toHaveProperty(name);
  });

  it("leaves the workspace's manifest as it was", () => {
    expect(readManifest(installed.source)).toEqual(readManifest(join(root, "packages/domain")));
  });
});

describe("in an empty project", () => {
  const example = (index: number) => join(installed.project, `example${index}`);

  it("has types for the examples of the README", async () => {
    for (const [index, { language, text }] of scripts.entries()) writeFileSync(`${example(index)}.m${language}`, text);
    const compiler = join(root, "node_modules/@typescript/native/bin/tsc");
    const options = ["--strict", "--skipLibCheck", "--module", "nodenext", "--target", "es2023", "--types", ""];
    const files = scripts.flatMap(({ language }, index) => (language === "ts" ? [`${example(index)}.mts`] : []));
    const words = [compiler, ...options, "--lib", "es2023,dom", ...files];
    const { code, stdout } = await run(process.execPath, words, { cwd: installed.project });
    expect({ code, stdout }).toEqual({ code: 0, stdout: "" });
  });

  it.each(scripts.map((script, index) => ({ ...script, index })))(
    "runs the example $name",
    async ({ index, prints }) => {
      const { stdout, stderr } = await run(process.execPath, [`${example(index)}.mjs`], { cwd: installed.project });
      expect({ lines: stdout.trim().split("\n"), stderr }).toEqual({ lines: prints, stderr: "" });
    },
  );

  it.each(commands)("runs $command", async ({ command, prints }) => {
    const path = [join(installed.project, "node_modules/.bin"), process.env["PATH"]].join(delimiter);
    const { stdout, stderr } = await run("sh", ["-c", command], { cwd: installed.project, env: { PATH: path } });
    expect([stdout.trim(), stderr.trim()].filter(Boolean).join("\n")).toBe(prints);
  });
});

describe("the command", () => {
  const quote = (words: readonly string[], input = "") =>
    run(join(installed.project, "node_modules/.bin/teedesk-quote"), words, { cwd: installed.project, input });

  it.each([
    ["0 when all are priced", [], '{"charge": "1.00"}\n', 0, ""],
    ["1 when one is refused", [], '{"charge": "1.00"}\n{}\n', 1, /^line 2: charge: Enter an amount\./],
    [
      "2 for an unknown option",
      ["--csv"],
      "",
      2,
      /^teedesk-quote: There is no option --csv; see teedesk-quote --help\.\n$/,
    ],
    ["2 for a file that is not there", ["no.json"], "", 2, /^teedesk-quote: There is no such file: no\.json\n$/],
  ])("ends with %s", async (_, words, input, code, said) => {
    const ran = await quote(words, input);
    expect({ code: ran.code, stderr: ran.stderr }).toEqual({ code, stderr: expect.stringMatching(said) });
  });

  it("prints its version and that of its rules", async () => {
    expect((await quote(["--version"])).stdout).toMatch(/^teedesk-quote \d+\.\d+\.\d+, rules \S+\n$/);
  });

  it("prints its help, with each member of a booking", async () => {
    const { code, stdout } = await quote(["--help"]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Usage: teedesk-quote .*\n[^]*rental_clubs\[\]\.quantity +a whole number of sets\n/);
  });

  it("stops without an error when its reader closes the pipe, and reads a file of many pieces", async () => {
    const file = join(installed.project, "many.ndjson");
    writeFileSync(file, '{"charge": "1.00"}\n'.repeat(100_000));
    const bin = join(installed.project, "node_modules/.bin/teedesk-quote");
    const words = ["-c", `set -o pipefail; ${bin} ${file} | head -n 1; echo $?; ${bin} ${file} | tail -n 1`];
    const { stdout, stderr } = await run("bash", words, { cwd: installed.project });
    const line = (place: number) => expect.stringContaining(`{"place":${place},"total":100,`);
    expect({ lines: stdout.split("\n"), stderr }).toEqual({ lines: [line(1), "0", line(100_000), ""], stderr: "" });
  });
});

describe("in a bundle", () => {
  it("has one function with little besides, and not the schema library", async () => {
    const { code, modules } = await bundle("money", `export { parseCents } from "@teedesk/domain";`);
    expect(modules.filter((module) => /effect\/dist\/Schema/.test(module))).toEqual([]);
    expect(code.length).toBeLessThan(12_000);
  });

  it("prices a booking without anything of Node", async () => {
    const { code, modules } = await bundle("price", `export { centsFrom, quote } from "@teedesk/domain";`);
    const input = `{ charge: 12500, players: null, rate: null, rental_clubs: [], discount: null, gift_certificate: null }`;
    expect(runInContext(`${code}; domain.quote(${input}).total`, createContext({}))).toBe(12_500);
    expect(modules.filter((module) => /effect\/dist\/Schema/.test(module))).toEqual([]);
  });
});
