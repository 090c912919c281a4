import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { build } from "../../server/src/app.ts";
import { readConfig } from "../../server/src/config/config.ts";
import { openPostgres } from "../../server/src/db/postgres.ts";
import { createCardCipher } from "../../server/src/platform/cardCipher.ts";
import { createClock } from "../../server/src/platform/clock.ts";
import { startTeedesk } from "../support/teedesk.ts";
import { startBare } from "./bareServer.ts";
import { signInAsAdmin } from "./export.ts";
import { heardStatements, type Statement } from "./heardStatements.ts";
import { masterDataCases, rateSearches } from "./masterDataCases.ts";
import { seedMasterData } from "./seedMasterData.ts";

/**
 * The first page of every list of master data, and of every single filter, beside bare Fastify routes that send the SQL one
 * would write by hand for the same rows (of the short lists, what Teedesk was heard to send); how many statements a page takes,
 * and how long they and the count take alone; and the rate look-up.
 */
export async function benchMasterData(databaseUrl: string, requests: number): Promise<void> {
  const teedesk = await startTeedesk({
    LOG_LEVEL: "silent",
    REQUEST_LIMIT: "0",
    NODE_ENV: "production",
    DATABASE_URL: databaseUrl,
  });
  const folder = mkdtempSync(join(tmpdir(), "teedesk-bench-"));
  try {
    const session = await signInAsAdmin(teedesk.url);
    await seedMasterData(databaseUrl);
    const { lists, lookUps } = await hearAll(databaseUrl, session);
    const statements = join(folder, "statements.json");
    writeFileSync(statements, JSON.stringify(lists.map(({ bare }) => bare)));
    const bare = await startBare({ DATABASE_URL: databaseUrl, STATEMENTS: statements });
    try {
      const rows: object[] = [];
      for (const [index, { name, request, isPlain, alone }] of lists.entries()) {
        const urls = [`${teedesk.url}${request}`, `${bare.url}/statements/${index}`] as const;
        if (isPlain) await expectSameRows(urls, session);
        const turns = await inTurns(urls, session, requests);
        rows.push({
          list: name,
          ...alone,
          "p95 ms": turns[0],
          "bare p95 ms": turns[1],
          "to bare": (turns[0] / turns[1]).toFixed(2),
        });
      }
      console.log(`\nLists of master data, ${requests} requests each:`);
      console.table(rows);
    } finally {
      await bare.stop();
    }
    console.log("\nThe rate of a course, a day and a time, at the database:");
    console.table([spread(lookUps)]);
  } finally {
    await teedesk.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Heard = {
  readonly name: string;
  readonly request: string;
  /** What the bare route sends, and whether it was written by hand. */
  readonly bare: readonly Statement[];
  readonly isPlain: boolean;
  /** How long its statements take with nothing around them. */
  readonly alone: object;
};

/**
 * The time within which 95 % of the requests are answered, of each address. They take turns with every request, so that what
 * else the machine does disturbs both alike, and want nothing compressed, which the bare route could not do.
 */
async function inTurns(
  [own, bare]: readonly [string, string],
  session: Record<string, string>,
  requests: number,
): Promise<readonly [number, number]> {
  const headers = { ...session, "accept-encoding": "identity" };
  const timed = async (url: string): Promise<number> => {
    const started = performance.now();
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}.`);
    return performance.now() - started;
  };
  const [owns, bares]: [number[], number[]] = [[], []];
  for (let sent = 0; sent < requests; sent += 1) {
    owns.push(await timed(own));
    bares.push(await timed(bare));
  }
  return [withinOf(owns, 0.95), withinOf(bares, 0.95)];
}

/** Two routes are comparable when they return the same records in the same order. */
async function expectSameRows(urls: readonly string[], headers: Record<string, string>): Promise<void> {
  const [own, bare] = await Promise.all(
    urls.map(async (url) => {
      const rows: readonly { readonly id: number }[] = await (await fetch(url, { headers })).json();
      return rows.map(({ id }) => id).join();
    }),
  );
  if (own !== bare) throw new Error(`${urls[0]} returns other records than the bare route: ${own} and ${bare}.`);
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const rounded = (milliseconds: number): number => Number(milliseconds.toFixed(1));

const withinOf = (times: readonly number[], share: number): number =>
  rounded(times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0);

const spread = (times: readonly number[]) => ({
  searches: times.length,
  "p50 ms": withinOf(times, 0.5),
  "p95 ms": withinOf(times, 0.95),
  "at most": withinOf(times, 1),
});

/** What Teedesk asks the database for each list and each rate, besides who is signed in, and how long that takes there. */
async function hearAll(url: string, headers: Record<string, string>) {
  const cardKey = Buffer.alloc(32, 7);
  const config = readConfig({
    LOG_LEVEL: "silent",
    JOBS: "0",
    DATABASE_URL: url,
    CARD_KEY: cardKey.toString("base64"),
  });
  const app = await build({
    config,
    connection: await openPostgres({ url, poolSize: 2, onLost: () => undefined }),
    clock: createClock(config.names.business_time_zone),
    cards: createCardCipher(cardKey),
    consoleFolder: null,
    writeLog: () => undefined,
  });
  const client = new Client({ connectionString: url });
  await client.connect();
  const hear = async (request: { readonly url: string; readonly method?: "POST"; readonly payload?: object }) => {
    const heard = await heardStatements(() => app.inject({ ...request, headers }));
    return heard.filter(({ text }) => !/session|audit/.test(text));
  };
  try {
    const lists: Heard[] = [];
    for (const { name, page: request, count, plain } of masterDataCases) {
      const page = await hear({ url: request });
      const bare = plain === null ? page : [{ text: plain, values: [] }];
      const alone = {
        statements: page.length,
        "page SQL ms": rounded(await executionOf(client, page)),
        "by hand": plain === null ? "" : rounded(await executionOf(client, bare)),
        "count SQL ms": rounded(await executionOf(client, await hear({ url: count }))),
      };
      lists.push({ name, request, bare, isPlain: plain !== null, alone });
    }
    const lookUps: number[] = [];
    for (const payload of rateSearches) {
      const [choice] = (await hear({ method: "POST", url: "/api/ibe/rate", payload })).filter(({ text }) =>
        text.includes("rate_date_ranges"),
      );
      lookUps.push(await executionOf(client, choice === undefined ? [] : [choice]));
    }
    return { lists, lookUps };
  } finally {
    await client.end();
    await app.close();
  }
}

/** The median of five times that PostgreSQL takes for the statements. */
async function executionOf(client: Client, statements: readonly Statement[]): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    let sum = 0;
    for (const { text, values } of statements) {
      const { rows } = await client.query<{ "QUERY PLAN": readonly { "Execution Time": number }[] }>(
        `explain (analyze, timing off, format json) ${text}`,
        [...values],
      );
      sum += rows[0]?.["QUERY PLAN"][0]?.["Execution Time"] ?? 0;
    }
    times.push(sum);
  }
  return medianOf(times);
}
