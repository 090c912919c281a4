import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type Session, signIn } from "../faults/agent.ts";
import { startTeedesk } from "../support/teedesk.ts";
import { availabilityCases, queryOf } from "./availabilityCases.ts";
import { benchEnvironment } from "./metrics.ts";

const count = 50_000;
/** The courses of the demo that the slots are at. */
const courses = [1, 2, 3, 4, 5];
const feedUrl = "/api/fore_up_availability/feed?mode=snapshot";
const listUrl = "/api/fore_up_availability/index";

const minutesOfDay = 16 * 60;
const two = (number: number): string => String(number).padStart(2, "0");

/** Slots at each course in turn, one a minute, from tomorrow on. */
function slotLines(): string {
  const tomorrow = Date.now() + 86_400_000;
  return Array.from({ length: count }, (_, index) => {
    const [course_id, place] = [courses[index % courses.length], Math.floor(index / courses.length)];
    const date = new Date(tomorrow + Math.floor(place / minutesOfDay) * 86_400_000).toISOString().slice(0, 10);
    const minute = 5 * 60 + (place % minutesOfDay);
    const spots = [
      [1, 2, 3, 4],
      [1, 2],
      [2, 4],
      [1, 2, 3],
    ][index % 4];
    return JSON.stringify({ course_id, date, time: `${two(Math.floor(minute / 60))}:${two(minute % 60)}`, spots });
  }).join("\n");
}

type Server = { readonly url: string; readonly session: Session };

/** The milliseconds of a request until its last byte. Throws where it is refused. */
async function timed(url: string, options: RequestInit): Promise<number> {
  const started = performance.now();
  const response = await fetch(url, options);
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} returned ${response.status}: ${text.slice(0, 200)}`);
  return performance.now() - started;
}

const get = ({ url, session }: Server, path: string) => timed(`${url}${path}`, { headers: session });

const lists = ["/api/customers/index?page=1", "/api/tee_times/index?page=1", `${listUrl}?page=1`];

/** Reads the lists of agents, one after the other, until the feed has ended. */
async function listsMeanwhile(server: Server, feed: Promise<number>): Promise<readonly number[]> {
  const times: number[] = [];
  const read = async (turn: number): Promise<null> => {
    times.push(await get(server, lists[turn % lists.length] ?? listUrl));
    return null;
  };
  for (let turn = 0; (await Promise.race([feed, read(turn)])) === null; turn += 1);
  return times;
}

const median = (times: readonly number[]): number =>
  Math.round(times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0);

/** A feed of 50,000 slots, twice, with lists read meanwhile; then each filter among them, one request after the other. */
export async function benchFeed(database: string, databaseUrl: string | null): Promise<void> {
  const settings = { ...benchEnvironment, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) };
  // The embedded database is one process's: the key is made between two.
  const first = await startTeedesk(settings);
  await first.stop();
  const env = { PATH: process.env["PATH"] ?? "", DATA_DIR: first.dataDir, ...settings };
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const made = execFileSync("node_modules/.bin/tsx", ["server/src/commands/feedKey.ts", "--source", "bench"], {
    cwd: root,
    env,
    encoding: "utf8",
  });
  const key = made.trim().split("\n").at(-1) ?? "";
  const teedesk = await startTeedesk(settings, first.dataDir);
  try {
    const server: Server = { url: teedesk.url, session: await signIn(teedesk.url) };
    const body = slotLines();
    const send = () =>
      timed(`${server.url}${feedUrl}`, {
        method: "POST",
        headers: { "x-feed-key": key, "content-type": "application/x-ndjson" },
        body,
      });
    const feeds: object[] = [];
    for (const name of ["new slots", "the same again"]) {
      const feed = send();
      const times = await listsMeanwhile(server, feed);
      feeds.push({
        feed: name,
        s: Number(((await feed) / 1000).toFixed(1)),
        lists: times.length,
        "median ms": median(times),
        "slowest ms": Math.round(Math.max(...times)),
      });
    }
    console.log(`\nA feed of ${count} slots on ${database}, and the lists meanwhile:`);
    console.table(feeds);
    const filters: object[] = [];
    for (const { name, asked } of availabilityCases) {
      const times: number[] = [];
      for (let turn = 0; turn < 21; turn += 1) times.push(await get(server, `${listUrl}?${queryOf(asked)}`));
      filters.push({ request: name, "p50 ms": median(times), "slowest ms": Math.round(Math.max(...times)) });
    }
    console.log("\nPages among them, one request after the other:");
    console.table(filters);
  } finally {
    await teedesk.dispose();
  }
}
