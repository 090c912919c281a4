import type { TestApp } from "@teedesk/server/testing";
import { sql } from "drizzle-orm";
import {
  type Act,
  type Club,
  certificates,
  clubs,
  course,
  discounts,
  type Rate,
  rates,
  type Share,
  type Story,
  stories,
} from "./stories.ts";

const dollars = (cents: number): string => (cents / 100).toFixed(2);
const orBlank = (cents: number | null): string => (cents === null ? "" : dollars(cents));

/** A rate carries dollars as a text and a percentage as a number. */
const feeOf = (share: Share): string | number => ("cents" in share ? dollars(share.cents) : share.hundredths / 100);
const amountOf = (share: Share): string => dollars("cents" in share ? share.cents : share.hundredths);

/** Saturday after the test's today. */
const play_date = "2026-11-28";

export type Business = Awaited<ReturnType<typeof openBusiness>>;

/** Enters the courses, rates, clubs and codes of the stories through the calls that the console makes. */
export async function openBusiness(server: TestApp) {
  const admin = await server.as("admin");
  type Method = "POST" | "PUT" | "GET";
  const send = (method: Method, url: string, payload?: object) =>
    server.inject({ method, url, headers: admin, ...(payload === undefined ? {} : { payload }) });
  const call = async (method: Method, url: string, payload?: object) => {
    const { statusCode, payload: text } = await send(method, url, payload);
    if (statusCode !== 200) throw new Error(`${method} ${url} is ${statusCode}: ${text}`);
    return JSON.parse(text);
  };
  const idOf = async (url: string, payload: object): Promise<number> => {
    const { id }: { id: number } = await call("POST", url, payload);
    return id;
  };

  const enterCourse = (course_name: string) =>
    idOf("/api/courses", {
      course: {
        course_name,
        cart_rate: dollars(course.cart_rate),
        price_min: dollars(course.price_min),
        price_max: dollars(course.price_max),
      },
    });

  async function enterRate(course_id: number, rate: Rate): Promise<number> {
    const id = await idOf("/api/rates", {
      rate: {
        course: { id: course_id },
        rate: dollars(rate.raw_rate),
        deposit: dollars(rate.deposit),
        wholesale_rate: orBlank(rate.wholesale_rate),
        max_refund: orBlank(rate.max_refund),
        non_refundable: orBlank(rate.non_refundable),
        course_balance: dollars(rate.course_balance),
        service_fee: feeOf(rate.service_fee),
        commission: amountOf(rate.commission),
        is_commission_dollars: "cents" in rate.commission,
        cancel_hours: 24,
        max_advance_days: 30,
      },
    });
    const [time_start, time_end] = rate.times;
    const rate_days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].map((name) => ({ name }));
    const range = { golf_rate_id: id, start: "2026-01-01", end: "2026-12-31", time_start, time_end, rate_days };
    await call("POST", "/api/rate_date_ranges", { rate_date_range: range });
    return id;
  }

  const enterClub = (course_id: number, { cost, rate, charge, commission }: Club) =>
    idOf("/api/rental-clubs", {
      rentalClub: {
        course: { id: course_id },
        cost: dollars(cost),
        rate: dollars(rate),
        charge: dollars(charge),
        commission: dollars(commission),
        brand: "Ping",
        handed: 1,
        sex: 0,
      },
    });

  /** Certificates are sold elsewhere: a payment over the price, and the balance issued. Staff then correct both. */
  async function enterCertificate(serial: string, { sold_for, issued }: { sold_for: number; issued: number }) {
    const [row] = await server.db.transaction(async (tx) => {
      const [certificate] = await tx
        .select({ id: sql<number>`id` })
        .from(sql`(select nextval(pg_get_serial_sequence('gift_certificates', 'id'))::int as id) as next`);
      const id = certificate?.id ?? 0;
      await tx.execute(sql`insert into gift_certificates (id, serial, raw_balance) overriding system value
        values (${id}, ${serial}, ${issued - 200})`);
      await tx.execute(sql`insert into gift_certificate_movements (gift_certificate_id, kind, amount)
        values (${id}, 'issued', ${issued - 200})`);
      await tx.execute(sql`with paid as (insert into transaction_records (payment_id, total) values ('sold elsewhere', ${sold_for + 300}) returning id)
        insert into transaction_items (transaction_record_id, gift_certificate_id, total) select id, ${id}, ${sold_for + 300} from paid`);
      return [{ id }];
    });
    const id = row?.id ?? 0;
    const gift_certificate = {
      serial,
      balance: dollars(issued),
      transaction_item: { total: sold_for },
      reason: "Typed wrongly",
    };
    await call("PUT", "/api/gift_certificates/update", { id, gift_certificate });
    return id;
  }

  const here = await enterCourse("Wiring Links");
  const there = await enterCourse("Wiring Dunes");
  const rateIds = {
    percent: await enterRate(here, rates.percent),
    dollars: await enterRate(here, rates.dollars),
    other: await enterRate(there, rates.other),
  };
  const clubIds = {
    steel: await enterClub(here, clubs.steel),
    graphite: await enterClub(here, clubs.graphite),
    other: await enterClub(there, clubs.other),
  };
  const discountIds: Record<string, number> = {};
  for (const [code, { is_dollars, amount, min, max }] of Object.entries(discounts)) {
    const discount = {
      code,
      is_dollars,
      amount: dollars(amount),
      min_discount: dollars(min),
      max_discount: dollars(max),
      gift_certificate_stack: true,
      // Over before the day of play: a code is held against the day of booking (DISCOUNT-03).
      end_date: "2026-11-25",
    };
    discountIds[code] = await idOf("/api/discounts", { discount });
  }
  const certificateIds: Record<string, number> = {};
  for (const [serial, terms] of Object.entries(certificates)) {
    certificateIds[serial] = await enterCertificate(serial, terms);
  }

  const bookingOf = (name: string, { players, charge, sets, discount, certificate, card, rate }: Story) => ({
    charge: dollars(charge),
    rental_clubs: Object.entries(sets).map(([club, quantity]) => ({ id: Reflect.get(clubIds, club), quantity })),
    discount_code: discount ?? "",
    gift_cert_serial: certificate ?? "",
    customer: {
      first_name: "Pat",
      last_name: name.replaceAll(/\W/g, ""),
      postcode: "92037",
      email: "pat@example.test",
    },
    credit_card: card
      ? { number: "4242 4242 4242 4242", expmo: "12", expyr: "2030", cvv: "847" }
      : { number: "", expmo: "", expyr: "", cvv: "" },
    tee_time: { play_date, play_time: rates[rate].times[0], players, course: { id: here } },
  });

  const update = (id: number, tee_time: object) => call("PUT", "/api/tee_times/update", { id, tee_time });
  const cancel = (id: number, { cancel, refund }: { cancel: boolean; refund: number }) =>
    call("POST", "/api/tee_times/cancel", {
      id,
      cancel,
      force_cancel: false,
      refund: refund > 0,
      refund_amount: refund,
      reason: "Rain",
    });

  return {
    call,
    ids: {
      courses: { here, there },
      rates: rateIds,
      clubs: clubIds,
      discounts: discountIds,
      certificates: certificateIds,
    },
    book: (name: keyof typeof stories): Promise<number> =>
      idOf("/api/ibe/book", { booking: bookingOf(name, stories[name]) }),
    /** The status of the response to a call, accepted or not. */
    statusOf: async (method: Method, url: string, payload: object): Promise<number> =>
      (await send(method, url, payload)).statusCode,
    bookingOf,
    /** The calls of an act, as the console makes them. */
    async act(id: number, act: Act): Promise<void> {
      if (act.kind === "players") await update(id, { players: act.players });
      else if (act.kind === "time") await update(id, { play_time: act.play_time });
      else if (act.kind === "other course") await update(id, { course: { id: there }, players: act.players });
      else if (act.kind === "certificate pays") await update(id, { gift_certificate_amount: dollars(act.amount) });
      else if (act.kind === "discount takes") await update(id, { discount_amount: dollars(act.amount) });
      else if (act.kind === "rate is edited") {
        const rate = { wholesale_rate: "11.09", max_refund: "13.03", non_refundable: "0.00", commission: "1.27" };
        await call("PUT", "/api/rates/update", { id: rateIds[act.rate], rate });
      } else if (act.kind === "undo") await call("POST", "/api/tee_times/undo", { id });
      else if (act.kind === "refund") await cancel(id, { cancel: false, refund: act.amount });
      else await cancel(id, { cancel: true, refund: act.refund });
    },
  };
}
