import { expect, type Locator, type Page, type Request } from "@playwright/test";

/** The table of a list. */
const table = (page: Page, name: string): Locator => page.getByRole("table", { name, exact: true });

/** The texts of a column's cells, from top to bottom; `header` is its heading. */
export async function columnOf(page: Page, name: string, header: string): Promise<string[]> {
  const column = (await headersOf(page, name)).indexOf(header);
  const rows = table(page, name).locator("tbody tr:not([aria-hidden])");
  const texts = await rows.evaluateAll(
    (all, at) => all.map((row) => row.querySelectorAll<HTMLElement>("td, th")[at]?.innerText ?? ""),
    column,
  );
  return texts.map((text) => text.trim());
}

/** The header cells in their order, without the words for the sort. */
export async function headersOf(page: Page, name: string): Promise<string[]> {
  const headers = await table(page, name).getByRole("columnheader").allInnerTexts();
  return headers.map((header) => header.split(/[,\n]/)[0]?.trim() ?? "");
}

/** A list's parameters in the address, with JSON parsed. */
export function listAddress(page: Page): Record<string, unknown> {
  const read = (text: string): unknown => (/^[[{]/.test(text) ? JSON.parse(text) : text);
  return Object.fromEntries([...new URL(page.url()).searchParams].map(([name, text]) => [name, read(text)]));
}

/**
 * The parameters of the calls to `path` that `act` leads to, in their order. Waits for the first one, and until all of the page's calls
 * have a response.
 */
export async function callsDuring(
  page: Page,
  path: string,
  act: () => Promise<void>,
): Promise<Record<string, unknown>[]> {
  const calls: Record<string, unknown>[] = [];
  const underWay = new Set<Request>();
  const begin = (request: Request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith("/api/")) underWay.add(request);
    if (url.pathname !== path) return;
    calls.push(Object.fromEntries([...url.searchParams].map(([name, text]) => [name, JSON.parse(quoted(text))])));
  };
  const end = (request: Request) => void underWay.delete(request);
  page.on("request", begin).on("requestfinished", end).on("requestfailed", end);
  await act();
  await expect.poll(() => [calls.length > 0, underWay.size], { intervals: [20] }).toEqual([true, 0]);
  page.off("request", begin).off("requestfinished", end).off("requestfailed", end);
  return calls;
}

const quoted = (text: string): string => (/^[[{\d]/.test(text) ? text : JSON.stringify(text));
