import { expect, it } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { ruleSetVersion } from "../src/index.ts";
import { version } from "./version.ts";

it("names the package's version and its rules", () => {
  expect(version()).toBe(`teedesk-quote ${manifest.version}, rules ${ruleSetVersion}`);
});
