import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

it("prices a booking by the command that npm ci links in a checkout", () => {
  const command = fileURLToPath(new URL("../../../node_modules/.bin/teedesk-quote", import.meta.url));
  const prices = execFileSync(command, { input: '{"id": 17, "charge": "125.00"}\n', encoding: "utf8" });
  expect(JSON.parse(prices)).toMatchObject({ place: 1, id: 17, total: 12_500 });
});
