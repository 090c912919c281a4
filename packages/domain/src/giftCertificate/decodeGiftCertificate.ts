import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { type Issue, issue } from "../issue.ts";
import { centsFrom } from "../money/cents.ts";
import { decode, text, textOf } from "../wire/decode.ts";
import type { GiftCertificate } from "./giftCertificate.ts";

const path = "gift_cert_serial";

const wireGiftCertificate = Schema.Struct({
  id: Schema.Int,
  serial: Schema.String,
  balance: text,
  raw_balance: Schema.Int,
});

/** Reads `tee_time.gift_certificate` of a validated booking; issues are on `gift_cert_serial`. */
export const decodeGiftCertificate = (value: unknown): Result.Result<GiftCertificate, readonly Issue[]> =>
  Result.flatMap(decode(wireGiftCertificate, path)(value), ({ balance, raw_balance, ...wire }) =>
    Result.mapBoth(centsFrom(raw_balance), {
      onSuccess: (cents) => ({ ...wire, balance: textOf(balance), raw_balance: cents }),
      // Survives ArrowFunction: the shape lets through exact whole numbers alone, and each is an amount.
      /* v8 ignore next -- @preserve: it never occurs */
      onFailure: (code) => issue(path, code),
    }),
  );
