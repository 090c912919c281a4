import { Client } from "pg";
import { type Session, signIn } from "../faults/agent.ts";
import { staff } from "../support/staff.ts";
import { startTeedesk } from "../support/teedesk.ts";
import { benchEnvironment } from "./metrics.ts";
import { seedTeeTimes } from "./seedTeeTimes.ts";

const perHandle = 200;

/** Texts of callers as `said`, with the `kind` and `id` of the record that each means; null where several may be meant. */
const handles: Readonly<Record<string, string>> = {
  confirmation: `select confirmation as said, 'tee_time' as kind, id from tee_time_rows where confirmation not in ('', 'INTERNAL')
    and id > 100000 order by md5(id::text) limit $1`,
  "confirmation in small letters": `select lower(confirmation) as said, 'tee_time' as kind, id from tee_time_rows
    where confirmation not in ('', 'INTERNAL') and id > 100000 order by md5(id || 'x') limit $1`,
  "phone, digits": `select regexp_replace(primary_phone, '\\D', '', 'g') as said, 'customer' as kind, id from customers
    where id in (select id from customers where email like 'c%@example.test' order by md5(id::text) limit $1)`,
  "phone, +1 and dots": `select '+1 ' || replace(regexp_replace(primary_phone, '[() ]+', '', 'g'), '-', '.') as said, 'customer' as kind, id from customers
    where id in (select id from customers where email like 'c%@example.test' order by md5(id || 'x') limit $1)`,
  "e-mail": `select email as said, 'customer' as kind, id from customers where email like 'c%@example.test' order by md5(id || 'y') limit $1`,
  serial: `select lower(serial) as said, 'gift_certificate' as kind, id from gift_certificates where serial like 'BENCH%' order by md5(serial) limit $1`,
  "discount code": `select code as said, 'discount' as kind, id from discounts where code like 'BENCH%' limit $1`,
  course: `select course_name as said, 'course' as kind, id from golf_courses limit $1`,
  "id of a tee time": `select id::text as said, 'tee_time' as kind, id from tee_time_rows where id > 300000 order by md5(id || 'z') limit $1`,
  "name, last first": `select last_name || ', ' || first_name as said, 'customer' as kind, null::int as id from customers
    where email like 'c%@example.test' order by md5(id || 'n') limit $1`,
  "beginning of a name": `select left(last_name, 3) as said, null as kind, null::int as id from customers where email like 'c%@example.test' order by md5(id || 'b') limit $1`,
  "area code": `select '619' as said, null as kind, null::int as id from generate_series(1, $1)`,
  "two letters": `select substr('abcdef0123456789', 1 + n % 16, 1) || substr('0123456789abcdef', 1 + n % 15, 1) as said, null as kind, null::int as id
    from generate_series(1, $1) n`,
  "word of every other tee time": `select 'internal' as said, null as kind, null::int as id from generate_series(1, $1)`,
};

type Handle = { readonly said: string; readonly kind: string | null; readonly id: number | null };

/** The box that finds records over a million tee times: each handle's own record has to be the first, and soon. */
export async function benchFind(databaseUrl: string): Promise<void> {
  const teedesk = await startTeedesk({ ...benchEnvironment, NODE_ENV: "production", DATABASE_URL: databaseUrl });
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const session = await signIn(teedesk.url, staff.admin.email);
    await seedTeeTimes(databaseUrl);
    await seedCodes(client);
    const rows: object[] = [];
    // A process is several times slower until its code has been compiled.
    await measureHandle(teedesk.url, session, (await client.query<Handle>(handles["e-mail"] ?? "", [perHandle])).rows);
    for (const [name, query] of Object.entries(handles)) {
      const { rows: said } = await client.query<Handle>(query, [perHandle]);
      rows.push({ handle: name, ...(await measureHandle(teedesk.url, session, said)) });
    }
    console.log(`\nThe box that finds records, over 1,000,000 tee times, one request after the other:`);
    console.table(rows);
  } finally {
    await client.end();
    await teedesk.dispose();
  }
}

/** 20,000 certificates and 200 discounts beside the demo's. */
async function seedCodes(client: Client): Promise<void> {
  await client.query("set session_replication_role = replica");
  await client.query(
    "insert into gift_certificates (serial, raw_balance) select 'BENCH-' || upper(substr(md5(n::text), 1, 8)), 5000 from generate_series(1, 20000) n on conflict do nothing",
  );
  await client.query(
    "insert into discounts (code, raw_amount) select 'BENCH' || n, 1000 from generate_series(1, 200) n",
  );
  await client.query("set session_replication_role = default");
  await client.query("analyze gift_certificates, discounts");
}

async function measureHandle(url: string, session: Session, said: readonly Handle[]) {
  const times: number[] = [];
  let first = 0;
  for (const handle of said) {
    const started = performance.now();
    const response = await fetch(`${url}/api/find?q=${encodeURIComponent(handle.said)}`, { headers: session });
    const [found] = await response.json();
    times.push(performance.now() - started);
    if (!response.ok) throw new Error(`${handle.said} returned ${response.status}.`);
    if (found?.kind === handle.kind && (handle.id === null || found.id === handle.id)) first += 1;
  }
  times.sort((a, b) => a - b);
  const within = (share: number) => Number((times[Math.ceil(times.length * share) - 1] ?? 0).toFixed(1));
  const isHandle = said[0]?.kind !== null;
  return {
    first: isHandle ? `${first} of ${said.length}` : "",
    "p50 ms": within(0.5),
    "p95 ms": within(0.95),
    "longest ms": within(1),
  };
}
