import { Readable } from "node:stream";
import type { Handlers } from "../../contract/contract.ts";
import { failure, invalid, unauthorized } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { sourceOfKey } from "./feedKeys.ts";
import { listFeedSources } from "./listFeedSources.ts";
import { instantOf } from "./readFeedLine.ts";
import { takeFeed } from "./takeFeed.ts";

/** A source's clock may be this far ahead of the database's, and its calendar this far behind, in milliseconds. */
const tolerance = 5 * 60 * 1000;
const aDay = 24 * 60 * 60 * 1000;

/** Free tee times as course systems see them (docs/availability-feed.md). */
export function feedHandlers({ db, clock }: Services): Pick<Handlers, "feedAvailability" | "listFeedSources"> {
  return {
    listFeedSources: () => listFeedSources(db, clock.localNow()),
    async feedAvailability({ headers, query, body }) {
      const source = await sourceOfKey(db, headers["X-Feed-Key"]);
      if (source === null) throw unauthorized("This feed key is not known.");
      const lines: unknown = body;
      if (!(lines instanceof Readable)) throw failure(415, "The feed must be JSON lines, application/x-ndjson.");
      // Read with the key, before any line: the clock of one server among several would date what it is sent otherwise than the others do.
      const { now } = source;
      const latest = new Date(now.getTime() + tolerance);
      const observed_at = query.observed_at === undefined ? now : instantOf(query.observed_at);
      if (observed_at === null)
        throw invalid({ observed_at: ["must be a moment with its zone, of the years 1900 to 2999"] });
      if (observed_at > latest) throw invalid({ observed_at: ["must not lie in the future"] });
      const earliestDay = clock.dayOf(new Date(clock.now().getTime() - aDay));
      const mode = query.mode ?? "delta";
      // Ending the iteration early must not close the connection: the sender still gets the reason.
      const unclosed = lines.iterator({ destroyOnReturn: false });
      try {
        return await takeFeed(db, { source, mode, observed_at, latest, earliestDay, lines: unclosed });
      } finally {
        lines.resume();
      }
    },
  };
}
