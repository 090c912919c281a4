import {
  decodeServiceFee,
  discountAmount,
  encodeServiceFee,
  parseCents,
  parseCharge,
  parsePercent,
} from "@teedesk/domain";
import type { Draw } from "../draw.ts";
import { readOr } from "../readOr.ts";
import type { Topic } from "../topic.ts";

const amounts = [
  ..."|  |0|00|-0|1|-1|19.99|-19.99|.5|.05|.01|.005|5.|.|-|$|$5|-$5|$-5|$$5|$ 5|$  5|-$ 5.|$.|5$|1,250|1,250.00|1,25|12,50|,5|1,,000".split(
    "|",
  ),
  ..."1,000,000|10,00,000|,500|1234,567|0.1|0.10|0.100|1.999|1.000|1e3|1E3|+5|5 |  5|5 5|abc|NaN|Infinity|0x10|1_000|１".split(
    "|",
  ),
  ..."9999999.99|10000000|-9999999.99|-10000000.00|9,999,999.99|9007199254740993|00000000000000000001".split("|"),
] as const;

const shares = "|  |0|-0|-0.01|0.01|0.001|12.5|12.50|12.505|15|15%|99.99|100|100.00|100.01|1e1|.5|5.|abc|0,5".split(
  "|",
);

const digits = (draw: Draw, most: number): string => draw.list(0, most, () => draw.whole(0, 9)).join("");

/** Texts near a decimal amount: some are one, some miss it by a character. */
const anyText = (draw: Draw): string =>
  [
    draw.one(["", "", "", "", "-", "$", "-$", " "]),
    draw.one([digits(draw, 4), digits(draw, 8), `${draw.whole(1, 999)},${digits(draw, 3)}`]),
    draw.one(["", ".", `.${digits(draw, 2)}`, `.${digits(draw, 2)}`, `.${digits(draw, 4)}`]),
    draw.one(["", "", "", "", "", " ", "%", ","]),
  ].join("");

export const centsTopic: Topic<{ readonly text: string }> = {
  name: "cents",
  share: 100,
  boundary: amounts.map((text) => ({ text })),
  random: (draw) => ({ text: anyText(draw) }),
  answer: ({ text }) => readOr(parseCents(text)),
};

export const chargeTopic: Topic<{ readonly text: string }> = {
  ...centsTopic,
  name: "charge",
  share: 20,
  answer: ({ text }) => readOr(parseCharge(text)),
};

export const percentTopic: Topic<{ readonly value: string | number }> = {
  name: "percent",
  share: 50,
  boundary: [...shares, 0, 5, 12.5, 33.33, 33.333, 100, 100.01, -1, 0.1, 0.29, 1e-7, 1e21].map((value) => ({ value })),
  random: (draw) => ({ value: draw.one([anyText(draw), draw.whole(-10, 11_000) / 100, draw.whole(0, 99_999) / 1000]) }),
  answer: ({ value }) => readOr(parsePercent(value)),
};

export const serviceFeeTopic: Topic<{ readonly value: unknown }> = {
  name: "service_fee",
  share: 50,
  boundary: [null, true, {}, [], 0, 5, 12.5, 100, 100.01, -1, 0.001, ...amounts].map((value) => ({ value })),
  random: (draw) => ({ value: draw.one([anyText(draw), draw.whole(-100, 11_000) / 100, null]) }),
  answer({ value }) {
    const fee = readOr(decodeServiceFee(value));
    return fee === null ? null : { ...fee, encoded: encodeServiceFee(fee) };
  },
};

export const discountAmountTopic: Topic<{ readonly is_dollars: boolean; readonly raw_amount: number }> = {
  name: "discount_amount",
  share: 30,
  boundary: [true, false].flatMap((is_dollars) =>
    [-1, 0, 0.01, 0.005, 1, 12.5, 15, 99.99, 100, 100.01, 101, 1000, 9_007_199_254_740_991].map((raw_amount) => ({
      is_dollars,
      raw_amount,
    })),
  ),
  random: (draw) => ({
    is_dollars: draw.one([true, false]),
    raw_amount: draw.one([draw.whole(-5, 110), draw.whole(0, 11_000) / 100, draw.whole(0, 50_000)]),
  }),
  answer: (discount) => readOr(discountAmount(discount)),
};
