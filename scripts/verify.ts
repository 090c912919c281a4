import { readContract } from "@teedesk/openapi/contract";
import { type Finding, verifyServer } from "./verify/verifyServer.ts";

const usage = `Checks any server against the contract, without changing anything there.
  VERIFY_EMAIL=… VERIFY_PASSWORD=… npm run verify -- <url> [--write]
With --write one record of each kind that can be deleted is created, saved and deleted: helpful link, holiday, maintenance,
discount, rental clubs, rate, course group, course.`;

function print(findings: readonly Finding[]): void {
  const width = Math.max(...findings.map(({ call }) => call.length));
  for (const { id, call, verdict, remark } of findings) {
    console.log(`${id.padEnd(12)} ${call.padEnd(width)} ${verdict.padEnd(12)} ${remark}`.trimEnd());
  }
  const count = (verdict: Finding["verdict"]) => findings.filter((one) => one.verdict === verdict).length;
  console.log(`\n${count("as specified")} as specified, ${count("differs")} differ, ${count("not called")} not called`);
}

const given = process.argv.slice(2);
const [url] = given.filter((text) => !text.startsWith("--"));
const { VERIFY_EMAIL: email = "", VERIFY_PASSWORD: password = "" } = process.env;
if (url === undefined || email === "" || password === "") {
  console.error(usage);
  process.exitCode = 1;
} else {
  const contract = readContract(new URL("../openapi/generated/openapi.json", import.meta.url));
  const findings = await verifyServer(contract, { url, email, password, write: given.includes("--write"), fetch });
  print(findings);
  if (findings.some(({ verdict }) => verdict === "differs")) process.exitCode = 1;
}
