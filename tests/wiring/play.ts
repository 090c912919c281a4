import { isDeepStrictEqual } from "node:util";
import { type TestApp, testApp } from "@teedesk/server/testing";
import { eq, inArray } from "drizzle-orm";
import { teeTimes } from "../../server/src/db/schema/teeTimes.ts";
import { bookingFigures } from "../../server/src/sales/figures.ts";
import { after, type Books, booked } from "./books.ts";
import { type Business, openBusiness } from "./business.ts";
import { entries } from "./entries.ts";
import { endRows, momentRows, recordRows } from "./rows.ts";
import { readStored } from "./stored.ts";
import { type Story, stories } from "./stories.ts";

/** A booking after one of its acts: as it is stored and shown, and as it has to be. */
export type Moment = {
  readonly at: string;
  readonly story: Story;
  readonly books: Books;
  readonly stored: Awaited<ReturnType<typeof readStored>>;
  /** Its figures, as reports read them. */
  readonly figures: object | undefined;
  /** Its refunds, as the cancel dialog reads them. */
  readonly options: Readonly<Record<string, unknown>>;
};

/** A server with the stories' business, and the last books of each booking, by its id. */
export type World = { readonly server: TestApp; readonly business: Business; readonly standing: Map<number, Books> };

/** A booking's card is held meanwhile, and charged for a refund. */
const inTimeToUndo = { UNDO_SECONDS: "300" };

export async function openWorld(): Promise<World> {
  const server = await testApp({ environment: inTimeToUndo });
  return { server, business: await openBusiness(server), standing: new Map() };
}

/** Plays every story, and stops after each act. */
export async function* play({ server, business, standing }: World): AsyncGenerator<Moment> {
  async function read(id: number, given: Pick<Moment, "at" | "story" | "books">): Promise<Moment> {
    standing.set(id, given.books);
    const [figures] = await server.db.select(bookingFigures).from(teeTimes).where(eq(teeTimes.id, id));
    const options = await business.call("GET", `/api/tee_times/cancel/options/${id}`);
    return { ...given, stored: await readStored(server, id), figures, options };
  }
  for (const [name, story] of entries(stories)) {
    const id = await business.book(name);
    let [at, books] = [`${name}: booked`, booked(story)];
    yield await read(id, { at, story, books });
    for (const act of story.acts) {
      await business.act(id, act);
      [at, books] = [`${at}, ${act.kind}`, after(books, act)];
      yield await read(id, { at, story, books });
    }
  }
  // The last second of a day in the business's zone, on which nothing else was booked.
  const created_at = new Date("2026-12-24T07:59:59Z");
  await server.db
    .update(teeTimes)
    .set({ created_at })
    .where(inArray(teeTimes.id, [...standing.keys()]));
}

/** The first row that is not as its rule has it, found as early as possible; null when all are. */
export async function firstDifference(): Promise<string | null> {
  const server = await testApp({ environment: inTimeToUndo });
  const differs = ([stored, right]: readonly [unknown, unknown]): boolean => !isDeepStrictEqual(stored, right);
  try {
    const world: World = { server, business: await openBusiness(server), standing: new Map() };
    for (const [title, read] of entries(recordRows)) if (differs(await read(world))) return title;
    for await (const moment of play(world)) {
      for (const [title, read] of entries(momentRows)) if (differs(read(moment))) return title;
    }
    for (const [title, read] of entries(endRows)) if (differs(await read(world))) return title;
    return null;
  } catch (cause) {
    return `every act is accepted: ${String(cause)}`;
  } finally {
    await server.close();
  }
}
