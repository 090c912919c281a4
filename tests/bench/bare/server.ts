import { fastify } from "fastify";
import { availabilityCases, countSql, slotsSql } from "../availabilityCases.ts";
import { listCases, pageSql } from "../teeTimeCases.ts";
import { book } from "./book.ts";
import { findRate, findSession, one, type Search, weekdays } from "./lookups.ts";
import { pgliteSql, postgresSql } from "./sql.ts";

/**
 * The bare server that Teedesk is compared with: two Fastify routes that send the same statements to the same database, without checks or
 * calculations. DATABASE_URL names a PostgreSQL, PGLITE a folder. Prints its address.
 */
const folder = process.env["PGLITE"];
const sql = folder === undefined ? postgresSql(process.env["DATABASE_URL"] ?? "") : await pgliteSql(folder);
const app = fastify();

type Body = {
  readonly booking: {
    readonly customer: { readonly email: string };
    readonly tee_time: {
      readonly play_date: string;
      readonly play_time: string;
      readonly course: { readonly id: number };
    };
  };
};
type Call = { Body: Body; Headers: { client: string; "idempotency-key": string } };

const searchOf = ({ booking: { tee_time } }: Body): Search => ({
  course: tee_time.course.id,
  date: tee_time.play_date,
  time: tee_time.play_time,
});

app.post<Call>("/api/ibe/rate", async ({ headers, body }) => {
  await findSession(sql.query, headers.client);
  const rate = await findRate(sql.query, searchOf(body));
  const [course] = await sql.query("select id, course_name from golf_courses where id = $1", [rate["golf_course_id"]]);
  const ranges = await sql.query(
    `select d.*, ${weekdays} from rate_date_ranges d where d.golf_rate_id = $1 order by d.start, d.id`,
    [rate["id"]],
  );
  return { ...rate, course: one(course === undefined ? [] : [course]), ranges };
});

app.post<Call>("/api/ibe/book", async ({ headers, body }) => {
  const staff = await findSession(sql.query, headers.client);
  const { email } = body.booking.customer;
  return book(sql, { key: headers["idempotency-key"], staff, email, search: searchOf(body) });
});

/** A page of the tee-time list with Teedesk's SQL, with and without the query of the session. */
for (const [index, listCase] of listCases.entries()) {
  const text = pageSql(listCase);
  const page = async () => String((await sql.query(text))[0]?.["rows"]);
  app.get<Call>(`/list/${index}`, async ({ headers }, reply) => {
    await findSession(sql.query, headers.client);
    return reply.type("application/json").send(await page());
  });
  app.get(`/list/${index}/open`, async (_, reply) => reply.type("application/json").send(await page()));
}

/** A page of the free tee times, and their number. */
for (const [index, one] of availabilityCases.entries()) {
  const [page, count] = [slotsSql(one), countSql(one)];
  app.get<Call>(`/slots/${index}`, async ({ headers }, reply) => {
    await findSession(sql.query, headers.client);
    return reply.type("application/json").send(String((await sql.query(page))[0]?.["rows"]));
  });
  app.get<Call>(`/slots/${index}/count`, async ({ headers }) => {
    await findSession(sql.query, headers.client);
    return (await sql.query(count))[0];
  });
}

app.get("/count", async () => (await sql.query("select count(*)::int as total from tee_time_rows"))[0]);

app.get("/metrics", async () => {
  const { user, system } = process.cpuUsage();
  return `process_cpu_seconds_total ${(user + system) / 1e6}\n`;
});

console.log(`ready at ${await app.listen({ host: "127.0.0.1", port: 0 })}`);
