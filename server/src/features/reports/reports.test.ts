import { centsFrom } from "@teedesk/domain";
import { eq, sql } from "drizzle-orm";
import * as Result from "effect/Result";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { giftCertificateMovements } from "../../db/schema/giftCertificateMovements.ts";
import { giftCertificates } from "../../db/schema/giftCertificates.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";
import { type Sale, storeLedger } from "./testing/ledger.ts";
import { download } from "./testing/workbook.ts";

let server: TestApp;
let admin: Record<string, string>;
let agent: Record<string, string>;

const hostile = '=HYPERLINK("https://x.test")';
const courses = ["Alder Creek", hostile];

/** The business is in California: the second was made on 31 October there. It is 21 November. */
const sales: readonly Sale[] = [
  {
    agent: "Ann Lee",
    course: 0,
    created_at: "2026-11-02T18:00:00Z",
    play_date: "2026-11-20",
    players: 2,
    charge: 20_000,
    clubs: 3000,
    fee: 1000,
    discount: 2000,
    certificate: 5000,
    cost: 15_000,
    rate: { charge: 10_000, commission: 500, isDollars: true },
    refunds: [1000],
  },
  {
    agent: hostile,
    course: 1,
    created_at: "2026-11-01T06:30:00Z",
    play_date: "2026-11-21",
    players: 4,
    charge: 40_010,
    cost: 30_000,
  },
  {
    agent: "Ann Lee",
    course: 0,
    created_at: "2026-11-21T07:59:00Z",
    play_date: "2026-11-10",
    players: 3,
    charge: 9000,
    certificate: 1000,
    cost: 6000,
    rate: { charge: 3000, commission: 1000, isDollars: false },
    isCanceled: true,
    refunds: [7500],
  },
];

beforeAll(async () => {
  server = await testApp();
  [admin, agent] = [await server.as("admin"), await server.as("agent")];
  await storeLedger(server.db, courses, sales);
});
afterAll(() => server.close());

const get = (address: string) => download(server, admin, address);
/** The values below a header. */
const below = (rows: readonly (readonly unknown[])[]) => rows.slice(1);
const about = async (address: string) => Object.fromEntries((await get(address)).rows("About").slice(4));

const period = (start: string, end: string) => `start_date=${start}&end_date=${end}`;
const november = period("2026-11-01", "2026-11-30");

describe("OPS-REP-22 to OPS-REP-27 accounts payable", () => {
  it("is what each course is owed for the rounds played, with the bookings behind it", async () => {
    const book = await get(`ap-monthly.xlsx?${november}`);
    expect(book.names).toEqual(["By course", "Bookings", "About"]);
    expect(book.rows("By course")).toEqual([
      ["Course", "Bookings", "Rounds", "Owed to Course"],
      ["Alder Creek", 1, 2, 150],
      ["Total", 1, 2, 150],
    ]);
    expect(book.sheets.get("By course")?.[1]?.[3]).toEqual({
      at: "D2",
      style: 4,
      number: 150,
      formula: "ROUND(SUM('Bookings'!M2:M2),2)",
    });
    expect(book.answer.headers["content-disposition"]).toBe(
      'attachment; filename="accounts-payable-2026-11-01-to-2026-11-30.xlsx"',
    );
  });

  it("lists what is still to be played and what was canceled when asked to, and owes nothing for the latter", async () => {
    const book = await get(`ap-monthly.xlsx?${november}&only_played=false`);
    expect(below(book.rows("By course"))).toEqual([
      [hostile, 1, 4, 300],
      ["Alder Creek", 1, 2, 150],
      ["Total", 2, 6, 450],
    ]);
    const { values } = book.column("Bookings", "Status");
    expect([values, book.column("Bookings", "Owed to Course").values]).toEqual([
      ["Booked", "Canceled", "Booked"],
      [300, 0, 150],
    ]);
  });

  it("is of the courses asked for, none of them when none is", async () => {
    const ids = (await server.db.query.golfCourses.findMany()).filter(({ course_name }) => course_name === hostile);
    const of = (list: readonly number[]) =>
      `ap-monthly.xlsx?only_played=false&courses=${encodeURIComponent(JSON.stringify(list))}`;
    const one = of(ids.map(({ id }) => id));
    expect((await get(one)).column("By course", "Course").values).toEqual([hostile]);
    expect(await about(one)).toMatchObject({ Played: "all dates", "Show only played": "no", Courses: hostile });
    expect((await get(of([]))).rows("By course")).toHaveLength(1);
    expect(await about(of([]))).toMatchObject({ Courses: "none" });
  });
});

describe("OPS-REP-31 to OPS-REP-33 the sales report", () => {
  it("has each day of the month, and the reservations made in it by the clocks of the business", async () => {
    const book = await get("sales_report.xlsx?month=11&year=2026");
    expect(book.rows("By day")).toHaveLength(32);
    expect(book.rows("By day")[2]).toEqual([46_328, "Monday", 1, 2, 200, 30, 10, 20, 220, 50, 220, 0, 10, 210]);
    expect(book.rows("By day")[3]).toEqual([46_329, "Tuesday", 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(book.rows("By day").at(-1)).toEqual(["Total", 1, 2, 290, 30, 10, 20, 310, 60, 310, 0, 95, 215]);
    expect(book.column("Reservations", "Players").values).toEqual([2, 3]);
  });

  it("is of the current month when none is asked for", async () => {
    expect((await get("sales_report.xlsx")).answer.headers["content-disposition"]).toContain("sales-2026-11.xlsx");
    expect(await about("sales_report.xlsx?month=2&year=2024")).toMatchObject({ Booked: "02/01/2024 to 02/29/2024" });
    expect((await get("sales_report.xlsx?month=10&year=2026")).column("By day", "Revenue").total).toBe(400.1);
  });
});

describe("OPS-REP-34 OPS-REP-35 the reports by agent", () => {
  it("commission is the rate's, as it was when the booking was made, and none for a canceled one", async () => {
    const book = await get(`commission.xlsx?${november}`);
    expect(book.rows("By agent")).toEqual([
      ["Agent", "Bookings", "Rounds", "Sold", "Paid", "Due", "Refunded", "Revenue", "Commission"],
      ["Ann Lee", 1, 2, 310, 310, 0, 95, 215, 10],
      ["Total", 1, 2, 310, 310, 0, 95, 215, 10],
    ]);
    expect(book.column("Bookings", "Commission").values).toEqual([10, 0]);
  });

  it("OPS-REP-21 the other has the same bookings with what courses get of them", async () => {
    const book = await get("new_sales_report.xlsx");
    expect(below(book.rows("By agent"))).toEqual([
      [hostile, 1, 4, 400.1, 400.1, 0, 0, 400.1, 300, 100.1],
      ["Ann Lee", 1, 2, 310, 310, 0, 95, 215, 150, 65],
      ["Total", 2, 6, 710.1, 710.1, 0, 95, 615.1, 450, 165.1],
    ]);
  });
});

describe("OPS-REP-36 OPS-REP-37 CONST-17 the revenue comparison", () => {
  const compared = `${november}&compare_start_date=2026-10-01&compare_end_date=2026-10-31`;

  it("sets two periods side by side, by the day of booking", async () => {
    const book = await get(`revenue-comparison.xlsx?${compared}`);
    expect(book.rows("By course")).toEqual([
      [
        "Course",
        "Bookings",
        "Rounds",
        "Revenue",
        "Compared Bookings",
        "Compared Rounds",
        "Compared Revenue",
        "Change",
        "Change %",
      ],
      [hostile, 0, 0, 0, 1, 4, 400.1, -400.1, -1],
      ["Alder Creek", 1, 2, 215, 0, 0, 0, 215],
      ["Total", 1, 2, 215, 1, 4, 400.1, -185.1, -0.4626],
    ]);
    expect(await about(`revenue-comparison.xlsx?${compared}`)).toMatchObject({
      Booked: "11/01/2026 to 11/30/2026",
      "Compared with": "10/01/2026 to 10/31/2026",
    });
  });

  it("or by the day of play", async () => {
    const book = await get(`revenue-comparison.xlsx?${compared}&date_type=played`);
    expect(book.rows("By course").at(-1)).toEqual(["Total", 2, 6, 615.1, 0, 0, 0, 615.1]);
  });
});

describe("OPS-REP-38 OPS-REP-39 CALC-16 CALC-17 the weekly report", () => {
  it("has the whole weeks that the dates touch, and each of their days", async () => {
    const book = await get(`weekly.xlsx?${period("2026-11-04", "2026-11-18")}`);
    expect(below(book.rows("By week"))).toEqual([
      [46_328, 46_334, 1, 2, 220, 220, 0, 10, 210],
      [46_335, 46_341, 0, 0, 0, 0, 0, 0, 0],
      [46_342, 46_348, 0, 0, 90, 90, 0, 85, 5],
      ["Total", 1, 2, 310, 310, 0, 95, 215],
    ]);
    expect(book.column("By day", "Day").values).toEqual(Array.from({ length: 21 }, (_, index) => 46_328 + index));
    expect(await about(`weekly.xlsx?${period("2026-11-04", "2026-11-18")}`)).toMatchObject({
      "Asked for": "11/04/2026 to 11/18/2026",
      Booked: "11/02/2026 to 11/22/2026",
    });
    expect(book.answer.headers["content-disposition"]).toContain("weekly-2026-11-02-to-2026-11-22.xlsx");
  });

  it("without dates has all weeks from the first booking to the last", async () => {
    const { values } = (await get("weekly.xlsx?start_date=&end_date=")).column("By week", "Monday");
    expect(values).toEqual([46_321, 46_328, 46_335, 46_342]);
  });

  it("without a first day begins at most 20 years before the last", async () => {
    const { values } = (await get("weekly.xlsx?end_date=2046-11-25")).column("By week", "Monday");
    expect(values).toEqual(Array.from({ length: 1045 }, (_, week) => 46_342 + 7 * week));
  });
});

describe("OPS-REP-30 CONST-18 the tee times and their customers", () => {
  it("are those made in the period, or those played in it", async () => {
    const book = await get(`tee-time.xlsx?${november}`);
    expect(book.names).toEqual(["Tee times", "About"]);
    expect(book.column("Tee times", "Refunded")).toEqual({ values: [10, 85], total: 95 });
    const played = await get(`tee-time.xlsx?${period("2026-11-20", "2026-11-21")}&date_type=played`);
    expect(played.column("Tee times", "Agent").values).toEqual(["Ann Lee", hostile]);
    const [customer] = await server.db.query.customers.findMany({ limit: 1 });
    expect(played.column("Tee times", "Email").values).toEqual([customer?.email, customer?.email]);
  });
});

describe("OPS-REP-28 OPS-REP-29 the gift certificates", () => {
  it("are those sold in the period, or all of them whatever the dates", async () => {
    const all = await get("gift-certs.xlsx?allDates=true&startDate=2020-01-01&endDate=2020-01-02");
    // A heading and a row of totals beside the certificates.
    expect(all.rows("Gift certificates")).toHaveLength((await server.db.$count(giftCertificates)) + 2);
    expect(all.column("Gift certificates", "Redeemed").total).toBe(50);
    const some = await get("gift-certs.xlsx?startDate=2026-11-01&endDate=2026-11-30");
    const sold = some.column("Gift certificates", "Sold At").values.map(Number);
    expect(sold.length).toBeGreaterThan(0);
    expect(sold.every((at) => at >= 46_327 && at < 46_357)).toBe(true);
    expect(await about("gift-certs.xlsx?allDates=true&startDate=2020-01-01")).toMatchObject({ Sold: "all dates" });
  });

  it("add up in each row: sold, plus corrected, less redeemed, is the balance", async () => {
    const corrected = async () =>
      (await get("gift-certs.xlsx?allDates=true")).column("Gift certificates", "Corrected").total;
    const before = Number(await corrected());
    await server.db.transaction(async (tx) => {
      const [certificate] = await tx
        .update(giftCertificates)
        .set({ raw_balance: sql`${giftCertificates.raw_balance} + 725` })
        .where(eq(giftCertificates.id, sql`(select min(id) from gift_certificates)`))
        .returning({ id: giftCertificates.id });
      const amount = Result.getOrThrow(centsFrom(725));
      await tx.insert(giftCertificateMovements).values({
        gift_certificate_id: certificate?.id ?? 0,
        kind: "corrected",
        amount,
        staff_user: "agent@teedesk.test",
      });
    });
    expect(await corrected()).toBe(before + 7.25);
    const all = await get("gift-certs.xlsx?allDates=true");
    expect(all.rows("Gift certificates")[0]?.at(-1)).toBe("Corrected");
    const cents = (title: string) =>
      all.column("Gift certificates", title).values.map((value) => Math.round(Number(value) * 100));
    const [sold, added, redeemed] = [cents("Sold For"), cents("Corrected"), cents("Redeemed")];
    expect(sold.map((value, row) => value + (added[row] ?? 0) - (redeemed[row] ?? 0))).toEqual(cents("Balance"));
  });
});

describe("OPS-REP-10 OPS-REP-11 OPS-REP-19 the sheets without a form", () => {
  it("the rate sheet has the ranges in force, the old one the rates", async () => {
    const sheet = await get("rate-sheet.xlsx");
    expect(sheet.rows("Rates")[1]?.slice(0, 9)).toEqual([
      "Balboa Mesa",
      "RIC Rate",
      "Mon, Tue, Wed, Thu",
      45_982,
      46_712,
      0,
      0.9993055555555556,
      62,
      12,
    ]);
    const old = await get("old-rate-sheet.xlsx");
    expect(old.rows("Rates")[3]?.slice(0, 9)).toEqual([
      "Balboa Mesa",
      "API Rate",
      "Mon, Tue, Wed, Thu, Fri, Sat, Sun",
      "11/21/2025 to 11/21/2027",
      "15:00 to 19:00",
      37,
      0.1,
      "Twilight rate; cart included after noon.",
      "Twilight",
    ]);
  });

  it("maintenance has every closure", async () => {
    expect((await get("maintenance.xlsx")).rows("Maintenance")[1]).toEqual([
      "Balboa Mesa",
      46_319,
      46_320,
      2,
      "Overseeding, front nine closed",
    ]);
  });
});

describe("ANSWER-31 texts stay texts", () => {
  it.each(["ap-monthly.xlsx?only_played=false", "commission.xlsx", "tee-time.xlsx", "revenue-comparison.xlsx"])(
    "%s",
    async (address) => {
      const { sheets } = await get(address);
      const cells = [...sheets.values()].flat(2).filter((cell) => "text" in cell && cell.text === hostile);
      expect(cells.length).toBeGreaterThan(0);
      expect(cells.every(({ style }) => style === 1)).toBe(true);
    },
  );
});

describe("who and what is refused", () => {
  it.each([
    ["ap-monthly", 403],
    ["gift-certs", 403],
    ["maintenance", 403],
    ["sales_report", 403],
    ["new_sales_report", 403],
    ["revenue-comparison", 403],
    ["tee-time", 403],
    ["weekly", 403],
    ["commission", 200],
    ["rate-sheet", 200],
    ["old-rate-sheet", 200],
  ])("ROLE-14 %s returns an agent with %i", async (name, status) => {
    const address = `/api/reports/${name}.xlsx`;
    expect((await server.inject({ method: "GET", url: address, headers: agent })).statusCode).toBe(status);
    expect((await server.inject({ method: "GET", url: address })).statusCode).toBe(401);
  });

  const reversed = period("2026-11-02", "2026-11-01");
  it.each([
    [`ap-monthly.xlsx?${reversed}`, "end_date"],
    [`commission.xlsx?${reversed}`, "end_date"],
    [`new_sales_report.xlsx?${reversed}`, "end_date"],
    [`tee-time.xlsx?${reversed}`, "end_date"],
    [`weekly.xlsx?${reversed}`, "end_date"],
    ["gift-certs.xlsx?startDate=2026-11-02&endDate=2026-11-01", "endDate"],
    ["revenue-comparison.xlsx?compare_start_date=2026-11-02&compare_end_date=2026-11-01", "compare_end_date"],
    ["weekly.xlsx?end_date=9999-12-31", "end_date"],
    ["weekly.xlsx?start_date=2001-01-01&end_date=2099-12-24", "end_date"],
    ["weekly.xlsx?start_date=2001-01-01", "end_date"],
    ["weekly.xlsx?end_date=2050-01-01", "end_date"],
    ["weekly.xlsx?start_date=11/01/2026", "start_date"],
    ["weekly.xlsx?start_date=2026-02-30", "start_date"],
    ["sales_report.xlsx?month=13", "month"],
    ["sales_report.xlsx?year=2006", "year"],
    ["tee-time.xlsx?date_type=booked", "date_type"],
    ["ap-monthly.xlsx?courses=1,2", "courses"],
    ["ap-monthly.xlsx?only_played=perhaps", "only_played"],
  ])("%s is 422 on %s", async (address, field) => {
    const answer = await server.inject({ method: "GET", url: `/api/reports/${address}`, headers: admin });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  });
});
