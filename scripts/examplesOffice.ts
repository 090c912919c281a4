import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const onPath = (process.env["PATH"] ?? "").split(":").map((folder) => join(folder, "soffice"));
const places = [...onPath, "/Applications/LibreOffice.app/Contents/MacOS/soffice"];

/** LibreOffice's command where it is installed. */
export const findOffice = (): string | undefined => places.find((place) => existsSync(place));

/** Comma-separated UTF-8, every sheet into a file of its own, numbers as they are. */
const everySheet = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1";

/** Settings of LibreOffice that make it compute a workbook when it opens one, instead of taking the results in the file. */
const settings = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry"><item oor:path="/org.openoffice.Office.Calc/Formula/Load">
<prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item></oor:items>`;

/** Has LibreOffice compute a workbook: the last cell of every row below the headers, by sheet. */
export function lastColumnByOffice(office: string, workbook: Uint8Array): Readonly<Record<string, readonly string[]>> {
  const folder = mkdtempSync(join(tmpdir(), "teedesk-examples-"));
  try {
    const file = join(folder, "examples.xlsx");
    writeFileSync(file, workbook);
    mkdirSync(join(folder, "profile/user"), { recursive: true });
    writeFileSync(join(folder, "profile/user/registrymodifications.xcu"), settings);
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const options = [profile, "--headless", "--convert-to", everySheet, "--outdir", folder, file];
    execFileSync(office, options, { stdio: "ignore", timeout: 50_000 });
    const sheets = readdirSync(folder).filter((name) => name.endsWith(".csv"));
    const lastCells = (name: string): readonly string[] =>
      readFileSync(join(folder, name), "utf8")
        .trim()
        .split("\n")
        .slice(1)
        .map((line) => line.slice(line.lastIndexOf(",") + 1).replaceAll('"', ""));
    return Object.fromEntries(sheets.map((name) => [name.slice("examples-".length, -".csv".length), lastCells(name)]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
