import type { Middleware } from "openapi-fetch";

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * Writes the text of a 2xx other than 200 as JSON. The client parses the body of every 2xx strictly, and such a status is a failure whose
 * body is shown (CROSS-30, CROSS-33).
 */
export const textBodyMiddleware: Middleware = {
  async onResponse({ response }) {
    const { ok, status, statusText } = response;
    if (!ok || status === 200 || status === 204) return undefined;
    const text = await response.clone().text();
    if (text === "" || isJson(text)) return undefined;
    const headers = new Headers(response.headers);
    headers.delete("content-length");
    return new Response(JSON.stringify(text), { status, statusText, headers });
  },
};
