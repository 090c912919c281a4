import { expect, it } from "vitest";
import { createApi } from "./client.ts";
import { reportAddress } from "./reportAddress.ts";

const credentials = {
  "access-token": "session-secret",
  uid: "admin@teedesk.test",
  client: "c1",
  expiry: "1800000000",
  "token-type": "Bearer",
};

function source(reply: Response) {
  const session = {
    credentials: () => credentials,
    rotated: () => {},
    unauthorized: () => {},
    factorMissing: () => {},
    confirmed: async () => false,
  };
  const api = createApi({ baseUrl: "https://api.test", session, fetch: () => Promise.resolve(reply) });
  return { api, baseUrl: "https://api.test", credentials: session.credentials };
}

const filters = { play_date: ["2026-11-01", "2026-11-30"], last_name: "Lee & Söhne" };

it.each<[string, Response, string, number | null]>([
  [
    "a token of the report's own",
    Response.json({ token: "rt_1", run: 7, expires_at: "2026-11-21T18:31:00.000Z" }),
    "rt_1",
    7,
  ],
  [
    "the session's, from a server without tokens",
    Response.json({ message: "?" }, { status: 404 }),
    "session-secret",
    null,
  ],
])("ANSWER-27 OPS-TTL-46 leads to the report with %s", async (_, reply, token, run) => {
  const found = await reportAddress(source(reply), "tee-times-export", { filters });
  const address = new URL(found.address);
  expect(found.run).toBe(run);
  expect(address.origin + address.pathname).toBe("https://api.test/api/reports/tee-times-export.xlsx");
  expect(Object.fromEntries(address.searchParams)).toEqual({
    filters: JSON.stringify(filters),
    access_token: token,
    uid: credentials.uid,
    client: credentials.client,
  });
});

it.each([403, 429, 500])("never sends the session's token when the server returns %s", async (status) => {
  const result = reportAddress(source(Response.json({ message: "No." }, { status })), "weekly", {});
  await expect(result).rejects.toThrow("The report was not opened: failed");
});
