import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { cents } from "../../testing/values.ts";
import { serviceFeeLine } from "../booking/serviceFeeLine.ts";
import { decodeServiceFee } from "./serviceFee.ts";

const fee = (wire: unknown, raw_rate: number, players: number) =>
  Result.flatMap(decodeServiceFee(wire), (service_fee) =>
    Result.map(serviceFeeLine({ raw_rate: cents(raw_rate), service_fee }, players), (line) => line?.amount),
  );

describe("where the specification can be read in two ways", () => {
  it("CALC-04 reading: the number 5 is 5 %, not a fraction", () => {
    expect({ chosen: fee(5, 10_000, 4), other: 5 * 10_000 * 4 }).toEqual({
      chosen: Result.succeed(2000),
      other: 200_000,
    });
  });

  it("CALC-05 reading: the text 5 is dollars, not percent", () => {
    expect({ chosen: fee("5", 8000, 4), other: fee(Number("5"), 8000, 4) }).toEqual({
      chosen: Result.succeed(2000),
      other: Result.succeed(1600),
    });
  });

  it("DECISIONS 4 reading: a fee that cannot be read is refused, not 0", () => {
    expect({ chosen: fee("abc", 8000, 4), other: fee("0", 8000, 4) }).toEqual({
      chosen: Result.fail("service_fee_unreadable"),
      other: Result.succeed(0),
    });
  });
});
