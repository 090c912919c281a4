import type { Credentials } from "@teedesk/domain";
import { beforeEach, expect, it, vi } from "vitest";
import { createEarlyReads } from "./earlyReads.ts";

/** The age of the page, in milliseconds. */
const age = vi.spyOn(performance, "now");
beforeEach(() => void age.mockReturnValue(900));

const credentials: Credentials = {
  "access-token": "t1",
  uid: "agent@teedesk.test",
  client: "c1",
  expiry: "1800000000",
  "token-type": "Bearer",
};
const address = "http://localhost/api/customers/index?page=1";

function sent(response: () => Response) {
  const rotated: (string | null)[] = [];
  const asked: unknown[] = [];
  const early = createEarlyReads(
    [address],
    { credentials: () => credentials, rotated: (headers) => rotated.push(headers.get("access-token")) },
    (url, init) => {
      asked.push([url, init?.headers]);
      return Promise.resolve(response());
    },
  );
  return { early, rotated, asked };
}

const request = (headers: Record<string, string> = { client: "c1" }, method = "GET") =>
  new Request(address, { headers, method });

it("sends a page's reads with the session's headers", () => {
  const { asked } = sent(() => Response.json([]));
  expect(asked).toEqual([[address, { accept: "application/json", ...credentials }]]);
});

it("returns a response once, to its request", async () => {
  const { early } = sent(() => Response.json([{ id: 1 }]));
  expect(await (await early.take(request()))?.json()).toEqual([{ id: 1 }]);
  expect(early.take(request())).toBe(null);
});

it("returns no old response", () => {
  const { early } = sent(() => Response.json([]));
  age.mockReturnValue(30_000);
  expect(early.take(request())).toBe(null);
});

it.each([
  ["another session", request({ client: "c2" })],
  ["no session", request({})],
  ["another call", request({ client: "c1" }, "POST")],
  ["another address", new Request("http://localhost/api/customers/index?page=2", { headers: { client: "c1" } })],
])("ANSWER-19 returns nothing to %s", (_who, other) => {
  const { early } = sent(() => Response.json([]));
  expect(early.take(other)).toBe(null);
});

it("ANSWER-23 adopts a rotated token once, when it arrives, whether the response is used or not", async () => {
  const { early, rotated } = sent(() => Response.json([], { headers: { "access-token": "t2", client: "c1" } }));
  const response = await early.take(request());
  expect([rotated, response?.headers.get("access-token")]).toEqual([["t2"], null]);
});

it("ANSWER-23 notifies the listener that owns the session by then", async () => {
  const { early, rotated } = sent(() => Response.json([], { headers: { "access-token": "t2" } }));
  const heard: (string | null)[] = [];
  early.tell((headers) => heard.push(headers.get("access-token")));
  await early.take(request());
  expect([rotated, heard]).toEqual([[], ["t2"]]);
});

it("passes a failure to the request that takes it", async () => {
  const early = createEarlyReads([address], { credentials: () => credentials, rotated: () => undefined }, () =>
    Promise.reject(new TypeError("network")),
  );
  await expect(early.take(request())).rejects.toThrow("network");
});
