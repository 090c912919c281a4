import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestApp, testApp } from "../../testing/testApp.ts";

let server: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await testApp();
  headers = await server.as("agent");
});
afterAll(() => server.close());

const url = "/api/gift_certificates/sales";
const read = async () => (await server.inject({ method: "GET", url, headers })).json();
const store = async (saleConfiguration: object) => {
  const response = await server.inject({ method: "PUT", url: `${url}/`, headers, payload: { saleConfiguration } });
  return { status: response.statusCode, body: response.json() };
};

describe("ADM-SALES-03 the sales configuration", () => {
  it("is 0 until it is set, and is stored with its history", async () => {
    const first = await read();
    const stored = await store({ ...first, discount: 12.5 });
    expect(stored).toEqual({ status: 200, body: { discount: 12.5, lock_version: first.lock_version + 1 } });
    expect(await read()).toEqual(stored.body);
    const history = await server.inject({ method: "GET", url: "/api/history/gift_certificate_sales/1", headers });
    expect(history.json()[0]).toMatchObject({ changes: [{ field: "discount", before: "10", after: "12.5" }] });
  });

  it.each([-1, 100.01, "10", 1.005])("ADM-SALES-04 refuses %j at its field", async (discount) => {
    const { status, body } = await store({ discount });
    expect([status, Object.keys(body.errors)]).toEqual([422, ["discount"]]);
  });
});
