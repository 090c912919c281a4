import { expect, test } from "../support/fixtures.ts";

test.use({ role: "admin" });

/** Records calls of functions with locale data: loading it takes a browser as long as drawing the page (DECISION-34). */
const withoutLocaleData = () => {
  const asked: string[] = [];
  const record = (owner: object, name: string) => {
    const original: unknown = Reflect.get(owner, name);
    if (typeof original !== "function") throw new Error(`There is no ${name}.`);
    const recorded = new Proxy(original, {
      apply: (target, self, given) => {
        asked.push(name);
        return Reflect.apply(target, self, given);
      },
      construct: (target, given) => {
        asked.push(name);
        return Reflect.construct(target, given);
      },
    });
    Reflect.set(owner, name, recorded);
  };
  for (const name of ["DateTimeFormat", "NumberFormat", "Collator", "PluralRules", "ListFormat", "RelativeTimeFormat"])
    record(Intl, name);
  for (const name of ["toLocaleString", "toLocaleDateString", "toLocaleTimeString"]) record(Date.prototype, name);
  record(Number.prototype, "toLocaleString");
  record(String.prototype, "localeCompare");
  Object.assign(window, { asked });
};

const pages = [
  ["/home", "main h2"],
  ["/manage-customers", "td[data-title='ID']"],
  ["/manage-courses", "tbody td[data-title]"],
  ["/manage-tee-times", "tbody td[data-title]"],
  ["/lost-leads", "tbody td[data-title]"],
  ["/manage-tee-time/5", "input[name=created_at]"],
  ["/ibe", "main input"],
] as const;

test("a page begins without the browser's locale data", async ({ page }) => {
  await page.addInitScript(withoutLocaleData);
  for (const [path, first] of pages) {
    await page.goto(path);
    await expect(page.locator(first).first()).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, "asked")), path).toEqual([]);
  }
  // The recording itself works.
  expect(await page.evaluate(() => (1234).toLocaleString("en-US") + String(Reflect.get(window, "asked")))).toBe(
    "1,234toLocaleString",
  );
});
