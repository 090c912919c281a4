import { setImmediate as nextTurn } from "node:timers/promises";
import type { LocalDate } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { feedSources } from "../../db/schema/feedSources.ts";
import { foreUpAvailabilities } from "../../db/schema/foreUpAvailabilities.ts";
import { golfCourses } from "../../db/schema/golfCourses.ts";
import { golfRates } from "../../db/schema/golfRates.ts";
import { invalid } from "../../platform/refusal.ts";
import { linesOf } from "./linesOf.ts";
import { type FeedBounds, type Observation, readFeedLine } from "./readFeedLine.ts";
import { inFeedTurn, storeObservations } from "./storeObservations.ts";

type Taken = components["schemas"]["FeedResult"];

export type Feed = {
  readonly source: { readonly id: number; readonly name: string; readonly snapshot_at: Date | null };
  /** A delta has the slots that were seen; a snapshot has all that are free. */
  readonly mode: "delta" | "snapshot";
  /** The moment of a snapshot, and of the lines of a delta without one of their own. */
  readonly observed_at: Date;
  /** The latest moment that is accepted: a later one would override all observations until then. */
  readonly latest: Date;
  /** The first day whose slots are accepted. */
  readonly earliestDay: LocalDate;
  readonly lines: AsyncIterable<Buffer | string>;
};

/** PGlite runs one statement at a time: lists wait for a batch. */
const batchSize = 250;
/** Number of bad lines that are reported one by one. */
const mostReported = 100;
/** This many bad lines in a row are not a feed: an error page, a spreadsheet, the wrong file. */
const mostBadInARow = 1000;
/** Number of lines that are read before other requests have their turn. */
const linesAtATime = 200;

/**
 * Stores a feed line by line, in independent batches: one that breaks off has stored the batches before, and can be sent again. Bad
 * lines are reported by number while the good ones are stored, unless there are a thousand in a row. A snapshot removes the slots
 * that its source saw before and does not list, but only once it has arrived completely and without a bad line.
 */
export async function takeFeed(db: Database, { source, mode, observed_at, lines, ...limits }: Feed): Promise<Taken> {
  const seenAt = observed_at.toISOString();
  const bounds: FeedBounds = { ...(await readPlaces(db)), seenAt, ...limits };
  const snapshotAt = source.snapshot_at?.toISOString() ?? "";
  const bad: { line: number; message: string }[] = [];
  let batch: Observation[] = [];
  let [good, late, changed, badCount, badInARow] = [0, 0, 0, 0, 0];

  for await (const { number, text } of linesOf(lines)) {
    if (number % linesAtATime === 0) await nextTurn();
    const read = readFeedLine(text, bounds);
    if ("message" in read) {
      badCount += 1;
      badInARow += 1;
      if (bad.length < mostReported) bad.push({ line: number, message: read.message });
      if (badInARow < mostBadInARow) continue;
      await storeObservations(db, source.id, batch);
      throw unreadable(`A thousand lines in a row, up to line ${number}, are bad. What follows was not read.`, bad);
    }
    badInARow = 0;
    good += 1;
    // Everything in a snapshot was seen when it was taken.
    const seen = mode === "snapshot" ? { ...read.observation, observed_at: seenAt } : read.observation;
    if (seen.observed_at < snapshotAt) late += 1;
    else batch.push(seen);
    if (batch.length < batchSize) continue;
    changed += await storeObservations(db, source.id, batch);
    batch = [];
  }
  changed += await storeObservations(db, source.id, batch);
  // Most likely a collector that failed: all courses of a source are never sold out at the same time.
  if (mode === "snapshot" && good === 0) throw unreadable("A snapshot needs at least one good line.", bad);

  const isComplete = mode === "snapshot" && badCount === 0 && seenAt >= snapshotAt;
  const gone = isComplete ? await takeAway(db, source.id, observed_at) : 0;
  await db.update(feedSources).set({ fed_at: sql`now()` }).where(eq(feedSources.id, source.id));
  return { source: source.name, good, changed, late, gone, bad_count: badCount, bad, complete: isComplete };
}

/** The reason, and below it the bad lines by their numbers. */
const unreadable = (reason: string, bad: Taken["bad"]) =>
  invalid({ lines: [reason, ...bad.map(({ line, message }) => `Line ${line} ${message}`)] });

async function readPlaces(db: Database): Promise<Pick<FeedBounds, "courses" | "rates">> {
  const [courses, rates] = await Promise.all([
    db.select({ id: golfCourses.id }).from(golfCourses),
    db.select({ id: golfRates.id, course: golfRates.golf_course_id }).from(golfRates),
  ]);
  return {
    courses: new Set(courses.map(({ id }) => id)),
    rates: new Map(rates.map(({ id, course }) => [id, course])),
  };
}

/** Marks slots as gone that the source saw before the snapshot and not in it. */
async function takeAway(db: Database, source: number, taken_at: Date): Promise<number> {
  const { feed_source_id, gone_at, scraped_at, id } = foreUpAvailabilities;
  return inFeedTurn(db, async (tx) => {
    const gone = await tx
      .update(foreUpAvailabilities)
      .set({ gone_at: taken_at, scraped_at: taken_at, is_new: false })
      .where(and(eq(feed_source_id, source), isNull(gone_at), lt(scraped_at, taken_at)))
      .returning({ id });
    await tx
      .update(feedSources)
      .set({ snapshot_at: sql`greatest(${feedSources.snapshot_at}, ${taken_at.toISOString()}::timestamptz)` })
      .where(eq(feedSources.id, source));
    return gone.length;
  });
}
