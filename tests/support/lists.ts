import type { Locator, Page } from "@playwright/test";

/** The table of a list. */
const table = (page: Page, name: string): Locator => page.getByRole("table", { name, exact: true });

/** The texts of a column's cells, from top to bottom; `header` as it stands above it. */
export async function columnOf(page: Page, name: string, header: string): Promise<string[]> {
  const headers = await headersOf(page, name);
  const cells = table(page, name).locator(`tbody tr:not([aria-hidden]) td:nth-child(${headers.indexOf(header) + 1})`);
  return (await cells.allInnerTexts()).map((text) => text.trim());
}

/** The header cells in their order, without the words for the sort. */
export async function headersOf(page: Page, name: string): Promise<string[]> {
  const headers = await table(page, name).getByRole("columnheader").allInnerTexts();
  return headers.map((header) => header.split(/[,\n]/)[0]?.trim() ?? "");
}

/** What the address says of a list: its parameters, those in JSON read. */
export function listAddress(page: Page): Record<string, unknown> {
  const read = (text: string): unknown => (/^[[{]/.test(text) ? JSON.parse(text) : text);
  return Object.fromEntries([...new URL(page.url()).searchParams].map(([name, text]) => [name, read(text)]));
}

/** The parameters of the calls of an index or count that a page makes while `act` runs, in their order. */
export async function callsDuring(
  page: Page,
  path: string,
  act: () => Promise<void>,
): Promise<Record<string, unknown>[]> {
  const calls: Record<string, unknown>[] = [];
  const hear = (request: { url: () => string }) => {
    const url = new URL(request.url());
    if (url.pathname !== path) return;
    calls.push(Object.fromEntries([...url.searchParams].map(([name, text]) => [name, JSON.parse(quoted(text))])));
  };
  page.on("request", hear);
  await act();
  await page.waitForLoadState("networkidle");
  page.off("request", hear);
  return calls;
}

const quoted = (text: string): string => (/^[[{\d]/.test(text) ? text : JSON.stringify(text));
