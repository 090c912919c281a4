import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, expect, it } from "vitest";
import { importing } from "../../testing/importFile.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const text = "First name,Last name\nPat,Lee\n";
const archive = zipSync({ "a.txt": strToU8("a") });
const choose = "Choose a .csv, .tsv, .txt or .xlsx file.";

it.each([
  ["customers.csv", "taken", text, null],
  ["../CUSTOMERS.TXT", "taken", text, null],
  ["customers.exe", "refused", text, choose],
  ["customers", "refused", text, choose],
  ["customers.xlsx", "refused", text, "This is not an .xlsx workbook."],
  ["customers.csv", "refused", archive, "This is not a text file. Save it as CSV."],
])("a file whose name ends in %s is %s", async (name, _, file, refusal) => {
  const { upload } = await importing(server, "customers");
  const response = await upload(file, encodeURIComponent(name));
  expect(response.statusCode === 200 ? null : response.json().errors).toEqual(
    refusal === null ? null : { "": [refusal] },
  );
});
