import { expect, it } from "vitest";
import { filesUnder, readText } from "./projectFiles.ts";

/** Places that show these amounts as they are stored. */
const showing = ["server/src/pricing/describeGolfRate.ts", "server/src/features/reports/lists/rateSheets.ts"];

const computing = ["pricing", "sales", "payments", "teeTime", "features"]
  .flatMap((room) => filesUnder(`server/src/${room}`))
  .filter((file) => file.endsWith(".ts") && !/\.test\.|\/testing\//.test(file) && !showing.includes(file));

it.each(["deposit_cents", "course_balance_cents", "golfswitch_commission_hundredths", "giftCertificateSales"])(
  "FIELD-01 nothing that computes money reads %s",
  (column) => {
    expect(computing.filter((file) => readText(file).includes(column))).toEqual([]);
  },
);

it("FIELD-01 a club's commission is read nowhere that money is computed", () => {
  const reads = computing.filter((file) => readText(file).includes("commission_hundredths"));
  // This one reads the rate's.
  expect(reads).toEqual(["server/src/pricing/saleTerms.ts"]);
});
