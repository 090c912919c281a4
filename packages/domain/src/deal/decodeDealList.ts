import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import type { Issue } from "../issue.ts";
import { decode, text, textOf } from "../wire/decode.ts";
import type { DealList } from "./deal.ts";

const maybeText = Schema.optionalKey(Schema.NullOr(Schema.String));

const wireDealList = Schema.Struct({
  deals: Schema.Array(Schema.Struct({ id: Schema.Int, title: text, url: maybeText })),
  view_url: maybeText,
});

/** Reads the response of `findDeals`; issues are on `deal_id`. */
export const decodeDealList = (value: unknown): Result.Result<DealList, readonly Issue[]> =>
  Result.map(decode(wireDealList, "deal_id")(value), ({ deals, view_url }) => ({
    deals: deals.map(({ id, title, url }) => ({ id, title: textOf(title), url: url ?? null })),
    view_url: view_url ?? null,
  }));
