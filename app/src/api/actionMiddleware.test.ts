import { expect, it } from "vitest";
import { createApi } from "./client.ts";

/** The requests that the client sends for the GETs of these paths. */
async function sentFor(paths: readonly string[], actsByPost: boolean): Promise<readonly string[]> {
  const sent: string[] = [];
  const api = createApi({
    baseUrl: "https://api.test",
    actsByPost,
    session: {
      credentials: () => null,
      rotated: () => undefined,
      unauthorized: () => undefined,
      factorMissing: () => undefined,
      confirmed: async () => false,
    },
    fetch: async ({ method, url }) => {
      sent.push(`${method} ${decodeURI(new URL(url).pathname)}`);
      return Response.json({});
    },
  });
  for (const path of paths) await Reflect.apply(api.GET, api, [path]);
  return sent;
}

/** The same as tests/contract/actions.test.ts finds in the contract. */
const acting = [
  "/api/availability_queue/close",
  "/api/gift_certificates/certificate/{serial}",
  "/api/gift_certificates/receipt/{serial}",
  "/api/tee_times/cancel/email/{id}",
  "/api/tee_times/cancel/{id}",
  "/api/tee_times/receipt/{id}",
  "/api/tee_times/voucher/{id}",
];

it("UNCLEAR-62 sends each GET that acts as a POST, where the server accepts it", async () => {
  expect(await sentFor(acting, true)).toEqual(acting.map((path) => `POST ${path}`));
  expect(await sentFor(acting, false)).toEqual(acting.map((path) => `GET ${path}`));
});

it("leaves every other GET as it is", async () => {
  const paths = ["/api/courses/list", "/api/tee_times/show/{id}"];
  expect(await sentFor(paths, true)).toEqual(paths.map((path) => `GET ${path}`));
});
