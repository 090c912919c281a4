import { importedSale, type SaleFacts, saleFigures } from "@teedesk/domain";
import { cents } from "../../../../packages/domain/testing/values.ts";
import { readOr } from "../readOr.ts";
import type { Topic } from "../topic.ts";

const flags = [true, false] as const;

/** Paid, due and revenue of a booking. */
export const saleTopic: Topic<SaleFacts> = {
  name: "sale_figures",
  share: 20,
  boundary: flags.flatMap((is_charged) =>
    flags.flatMap((stands) =>
      [0, 1, 9999, 10_000].flatMap((certificate) =>
        [0, 1, 10_000].map((refunded) => ({
          sold: cents(10_000),
          gift_certificate: cents(certificate),
          is_charged,
          refunded: cents(refunded),
          stands,
        })),
      ),
    ),
  ),
  random(draw) {
    const sold = draw.whole(0, draw.one([3, 100_000]));
    return {
      sold: cents(sold),
      gift_certificate: cents(draw.one([0, draw.whole(0, sold)])),
      is_charged: draw.one(flags),
      refunded: cents(draw.one([0, draw.whole(0, sold)])),
      stands: draw.one(flags),
    };
  },
  answer: (given) => readOr(saleFigures(given)),
};

type Imported = { readonly price: number; readonly paid: number; readonly service_fee: number };

/** The charge of an imported booking, and whether another system took its price. */
export const importedSaleTopic: Topic<Imported> = {
  name: "imported_sale",
  share: 10,
  boundary: [0, 1, 999, 1000, 1001].flatMap((price) =>
    [0, 1, 1000, price].flatMap((paid) => [0, 1, 1000].map((service_fee) => ({ price, paid, service_fee }))),
  ),
  random(draw) {
    const price = draw.whole(0, draw.one([3, 100_000]));
    return { price, paid: draw.one([0, price, draw.whole(0, price)]), service_fee: draw.one([0, draw.whole(0, 3000)]) };
  },
  answer: ({ price, paid, service_fee }) =>
    readOr(importedSale({ price: cents(price), paid: cents(paid), service_fee: cents(service_fee) })),
};
