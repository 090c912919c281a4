import { expect, it } from "vitest";
import { readLine } from "../../testing/quickLines.ts";

it.each([
  ["FAIRWAY15", ["FAIRWAY15: discount code FAIRWAY15 | gift certificate FAIRWAY15"]],
  ["code tenoff", ["code tenoff: discount code tenoff"]],
  ["cert GIFT-100", ["cert GIFT-100: gift certificate GIFT-100"]],
  ["gift certificate GIFT-100", ["gift certificate GIFT-100: gift certificate GIFT-100"]],
  ["FAIRWAY15 cert GIFT-100", ["FAIRWAY15: discount code FAIRWAY15", "cert GIFT-100: gift certificate GIFT-100"]],
  ["code", ["code: name code"]],
  ["30th", ["30th – not_understood"]],
  ["promo is FALL20", ["promo is FALL20: discount code FALL20"]],
  ["promo code: fall", ["promo code: fall: discount code fall"]],
  ["promo code", ["promo code – not_understood"]],
  ["gift card no. 1234 8:40", ["gift card no. 1234: gift certificate 1234", "8:40: 8:40 in the morning"]],
  ["gift certificate for $100", ["gift certificate for $100 – not_understood"]],
  ["gift certificate for morales", ["morales: name morales", "gift certificate – not_understood"]],
  ["cert $100", ["cert $100 – not_understood"]],
  ["10% discount sat", ["sat: Saturday, November 28", "10% – not_understood", "discount – not_understood"]],
  ["discount 10% sat", ["sat: Saturday, November 28", "discount 10% – not_understood"]],
])("QUICK-06 has a code: %s", (line, said) => {
  expect(readLine(line)).toEqual(said);
});

it.each([
  ["Internal", ["Internal: INTERNAL: call the course"]],
  ["conf TT-77", ["conf TT-77: confirmation TT-77"]],
  ["#77", ["#77: confirmation 77"]],
  ["confirmation number 1234", ["confirmation number 1234: confirmation 1234"]],
  ["conf no. 1234", ["conf no. 1234: confirmation 1234"]],
  ["conf: is #1234", ["conf: is #1234: confirmation 1234"]],
  ["confirmation for 4p", ["4p: four players", "confirmation – not_understood"]],
  ["conf", ["conf: name conf"]],
  ["$1,404.5", ["$1,404.5: a charge of $1,404.50"]],
  ["$ 404", ["$ 404: a charge of $404.00"]],
  ["$0", ["$0 – not_understood"]],
  ["clubs 2 rh", ["clubs 2 rh: 2 sets of Callaway, right-handed, for men | 2 sets of Ping, right-handed, for women"]],
  ["1 clubs ladies", ["1 clubs ladies: 1 set of Ping, right-handed, for women"]],
  ["two clubs ladies", ["two clubs ladies: 2 sets of Ping, right-handed, for women"]],
  ["clubs lh women", ["clubs lh women – no_such_clubs"]],
])("QUICK-07 has more: %s", (line, said) => {
  expect(readLine(line)).toEqual(said);
});

it.each([
  ["$101 each", ["$101 each – not_understood"]],
  ["4p $101 ea. sat", ["4p: four players", "sat: Saturday, November 28", "$101 ea. – not_understood"]],
  ["$101 per player 4p", ["4p: four players", "$101 per player – not_understood"]],
  ["$101 a head", ["$101 a head – not_understood"]],
  ["$101/player", ["$101/player – not_understood"]],
  ["$101pp", ["$101pp – not_understood"]],
  ["$101 for each", ["$101 for each – not_understood"]],
  ["under $120 morales", ["morales: name morales", "under $120 – not_understood"]],
  ["under $120 each", ["under $120 each – not_understood"]],
  ["up to $120", ["up to $120 – not_understood"]],
  ["no more than $120", ["no more than $120 – not_understood"]],
  ["$120 or less", ["$120 or less – not_understood"]],
  ["$101 or $120", ["$101 or $120 – not_understood"]],
  ["between $100 and $120", ["between $100 and $120 – not_understood"]],
  ["$100-$120", ["$100-$120 – not_understood"]],
  ["tip $20", ["tip $20 – not_understood"]],
  ["$20 tip", ["$20 tip – not_understood"]],
  ["$404 tip $20", ["$404: a charge of $404.00", "tip $20 – not_understood"]],
  ["tip $20 $404", ["$404: a charge of $404.00", "tip $20 – not_understood"]],
  ["$404 with tip $20", ["$404: a charge of $404.00", "tip $20 – not_understood"]],
  ["$404 and tip", ["$404 and tip – not_understood"]],
  ["discount $20", ["discount $20 – not_understood"]],
  ["$20 off", ["$20 off – not_understood"]],
  ["refund $404", ["refund $404 – not_understood"]],
  ["refund of 404", ["refund of 404 – not_understood"]],
  ["owes $404 morales", ["morales: name morales", "owes $404 – not_understood"]],
  ["balance 404", ["balance 404 – not_understood"]],
  ["balance due $404", ["balance due $404 – not_understood"]],
  ["$404 balance", ["$404 balance – not_understood"]],
  ["120 each", ["120 each – not_understood"]],
  ["under 120", ["under 120 – not_understood"]],
  ["tip 20 4p", ["4p: four players", "tip 20 – not_understood"]],
  ["404 dollars", ["404 dollars – not_understood"]],
  ["under 4 players", ["4 players: four players", "under – not_understood"]],
  ["under 858 555 0554", ["858 555 0554: phone 858 555 0554", "under – not_understood"]],
  ["around 9:30 $404", ["$404: a charge of $404.00", "around 9:30 – not_understood"]],
  ["$404. morales", ["$404: a charge of $404.00", "morales: name morales", ". – not_understood"]],
  ["$404 for 4p", ["$404: a charge of $404.00", "4p: four players"]],
])("QUICK-07 has no charge where a word says that the amount is another: %s", (line, said) => {
  expect(readLine(line)).toEqual(said);
});

it("QUICK-07 has clubs whose course is not known yet", () => {
  expect(readLine("clubs 2", { clubs: null })).toEqual(["clubs 2 – clubs_unknown"]);
});
