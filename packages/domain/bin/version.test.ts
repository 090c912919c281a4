import { expect, it } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { rules } from "../rules/rules.ts";
import { version } from "./version.ts";

it("names the package's version and its rules", async () => {
  expect(await version()).toMatch(
    new RegExp(`^teedesk-quote ${manifest.version}, ${rules.length} rules \\([0-9a-f]{8}\\)$`),
  );
});
