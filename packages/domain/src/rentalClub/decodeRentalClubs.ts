import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { allOf, type Issue, type IssueCode, issue } from "../issue.ts";
import { centsFrom } from "../money/cents.ts";
import { decode, text, textOf, whole } from "../wire/decode.ts";
import type { RentalClub } from "./rentalClub.ts";

const code = Schema.optionalKey(Schema.NullOr(Schema.Literals([0, 1])));
const course = Schema.optionalKey(Schema.NullOr(Schema.Union([Schema.Int, Schema.Struct({ id: Schema.Int })])));

/** The shape of a club on the wire; only its id is always there. */
export const wireRentalClub = Schema.Struct({
  id: Schema.Int,
  cost: text,
  rate: text,
  raw_rate: whole,
  charge: text,
  raw_charge: whole,
  brand: text,
  description: text,
  handed: code,
  sex: code,
  course,
});

const courseOf = (value: (typeof wireRentalClub.Type)["course"]): RentalClub["course"] =>
  typeof value === "number" ? { id: value } : (value ?? null);

/** Turns a club of the right shape into a club; amounts and codes that are not given are 0. */
export const toRentalClub = (wire: typeof wireRentalClub.Type): Result.Result<RentalClub, IssueCode> =>
  Result.gen(function* () {
    return {
      id: wire.id,
      cost: textOf(wire.cost),
      rate: textOf(wire.rate),
      raw_rate: yield* centsFrom(wire.raw_rate ?? 0),
      charge: textOf(wire.charge),
      raw_charge: yield* centsFrom(wire.raw_charge ?? 0),
      brand: textOf(wire.brand),
      description: textOf(wire.description),
      handed: wire.handed ?? 0,
      sex: wire.sex ?? 0,
      course: courseOf(wire.course),
    };
  });

/** Reads the rental clubs of a course, as `listRentalClubs` returns them; a club's `course` may be an id or an object. */
export const decodeRentalClubs = (value: unknown): Result.Result<readonly RentalClub[], readonly Issue[]> =>
  Result.flatMap(decode(Schema.Array(wireRentalClub), "rental_clubs")(value), (wires) => {
    const clubs = wires.map((wire) =>
      Result.mapError(
        toRentalClub(wire),
        // Survives ArrowFunction,StringLiteral: the shape lets through exact whole numbers alone, and each is an amount.
        /* v8 ignore next -- @preserve: it never occurs */
        (code) => issue(`rental_clubs.${wire.id}`, code),
      ),
    );
    return allOf(clubs);
  });
