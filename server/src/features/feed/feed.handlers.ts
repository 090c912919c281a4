import { Readable } from "node:stream";
import type { Handlers } from "../../contract/contract.ts";
import { failure, invalid, unauthorized } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { sourceOfKey } from "./feedKeys.ts";
import { listFeedSources } from "./listFeedSources.ts";
import { takeFeed } from "./takeFeed.ts";

/** How far ahead of ours a source's clock may be, in milliseconds. */
const tolerance = 5 * 60 * 1000;

/** Free tee times as course systems see them (docs/availability-feed.md). */
export function feedHandlers({ db, clock }: Services): Pick<Handlers, "feedAvailability" | "listFeedSources"> {
  return {
    listFeedSources: () => listFeedSources(db, clock.localNow()),
    async feedAvailability({ headers, query, body }) {
      const source = await sourceOfKey(db, headers["X-Feed-Key"]);
      if (source === null) throw unauthorized("This feed key is not known.");
      const lines: unknown = body;
      if (!(lines instanceof Readable)) throw failure(415, "The feed must be JSON lines, application/x-ndjson.");
      const now = clock.now();
      const latest = new Date(now.getTime() + tolerance);
      const observed_at = query.observed_at === undefined ? now : new Date(query.observed_at);
      if (observed_at > latest) throw invalid({ observed_at: ["must not lie in the future"] });
      return takeFeed(db, { source, mode: query.mode ?? "delta", observed_at, latest, lines });
    },
  };
}
