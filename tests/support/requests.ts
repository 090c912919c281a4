import type { Page, Request } from "@playwright/test";

/** The page's requests that have no response yet, from now on. */
export function requestsUnderWay(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>();
  const end = (request: Request) => void underWay.delete(request);
  page.on("request", (request) => void underWay.add(request));
  page.on("requestfinished", end).on("requestfailed", end);
  return underWay;
}
