import { type TestApp, testApp } from "@teedesk/server/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations } from "../support/contract.ts";

/** The GETs with a side effect, which a business can switch off; the POST at the same address does the same. */
const acting = operations.filter(({ acts }) => acts);

describe("UNCLEAR-62 a GET that acts", () => {
  let server: TestApp;
  let agent: Record<string, string>;
  beforeAll(async () => {
    server = await testApp({ environment: { GET_ACTIONS: "0", SESSION_IN_ADDRESS: "0" } });
    agent = await server.as("agent");
  });
  afterAll(() => server.close());

  it("is marked as one wherever its description says so", () => {
    const said = operations.filter(({ method, description }) => method === "GET" && /side effect/.test(description));
    expect(acting.map(({ id }) => id)).toEqual(said.map(({ id }) => id));
    expect(acting).toHaveLength(7);
  });

  it.each(acting)(
    "$id has a POST for the same callers with the same parameters",
    ({ id, path, access, parameters }) => {
      const twin = operations.find((one) => one.path === path && one.method === "POST");
      expect(twin).toMatchObject({ id: `${id}ByPost`, access, body: null });
      expect(twin?.parameters.map(({ name }) => name)).toEqual(parameters.map(({ name }) => name));
    },
  );

  it.each(acting)("$id can be switched off, and does nothing then", async ({ path }) => {
    const url = path.replace(/\{\w+\}/, "5001");
    const { statusCode, headers } = await server.inject({ method: "GET", url, headers: agent });
    expect([statusCode, headers["allow"]]).toEqual([405, "POST"]);
    expect(server.mails).toEqual([]);
  });

  it("is done by the POST", async () => {
    const call = async (method: "GET" | "POST", url: string) => {
      const response = await server.inject({ method, url: `/api/${url}`, headers: agent });
      expect([url, response.statusCode]).toEqual([url, 200]);
      return response.json();
    };
    const teeTimes: { id: number }[] = await call("GET", "tee_times/index?per_page=100");
    let id = 0;
    // One after the other: a busy machine would refuse some of a hundred at once.
    for (const teeTime of teeTimes) {
      const { status, transaction_record } = await call("GET", `tee_times/show/${teeTime.id}`);
      if (status === "Booked" && transaction_record !== null) id = teeTime.id;
      if (id !== 0) break;
    }
    expect(id).not.toBe(0);
    const [{ id: slot } = { id: 0 }]: { id: number }[] = await call("GET", "fore_up_availability/wait_list_queues");
    const acts = ["tee_times/receipt/", "tee_times/voucher/", "tee_times/cancel/", "tee_times/cancel/email/"];
    for (const act of acts) await call("POST", `${act}${id}`);
    for (const mail of ["receipt", "certificate"]) await call("POST", `gift_certificates/${mail}/GIFT-100`);
    await call("POST", `availability_queue/close?id=${slot}`);
    const left: { id: number }[] = await call("GET", "fore_up_availability/wait_list_queues");
    expect(left.map((one) => one.id)).not.toContain(slot);
    const { status } = await call("GET", `tee_times/show/${id}`);
    expect(status).toBe("Canceled");
  });

  it("a report's address can be limited to its own token (ANSWER-27)", async () => {
    const { client = "", uid = "", "access-token": access_token = "" } = agent;
    const query = { access_token, client, uid };
    const { statusCode } = await server.inject({ method: "GET", url: "/api/reports/rate-sheet.xlsx", query });
    expect(statusCode).toBe(401);
  });
});
