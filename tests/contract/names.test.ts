import { type TestApp, testApp } from "@teedesk/server/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { configFrom, defaultConfig } from "../../app/src/config/config.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ environment: { BUSINESS_TIME_ZONE: "Europe/Lisbon", UNDO_SECONDS: "300" } });
});
afterAll(() => server.close());

it("the server returns every setting that the console reads, no other, and with the same defaults except its POSTs", async () => {
  const names: unknown = (await server.inject({ method: "GET", url: "/config.json" })).json();
  expect(names).toEqual({
    ...defaultConfig,
    business_time_zone: "Europe/Lisbon",
    business_utc_offsets: expect.arrayContaining([[expect.any(Number), expect.any(Number), 60]]),
    acts_by_post: true,
    records_callers: true,
    keeps_seats: true,
    notes_agreements: true,
    finds_records: true,
    undoes_bookings: true,
    keeps_promises: true,
    finds_offers: true,
    claims_calls: true,
    closes_courses: true,
    imports_files: true,
    proves_tee_times: true,
    merges_customers: true,
    reports_as_of: true,
    shows_report_figures: true,
    shows_trend: true,
    shows_earnings: true,
    asks_consent: false,
  });
  expect(configFrom(names)).toEqual(names);
});
