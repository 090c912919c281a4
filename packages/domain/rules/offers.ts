import { by, operations, type Rule, tests } from "./rule.ts";

const order = "offer/rankOffers.test.ts";
const price = "offer/offerPrice.test.ts";
const source = operations("§2", [], "DECISION-56");
const oracle = tests(
  "server/src/resources/offers/offers.test.ts",
  "OFFER-01 OFFER-02 OFFER-03 OFFER-04 OFFER-05 random wishes find what looking at every tee time finds",
);

/** Free tee times that are offered to a caller: their price, and which of them in what order. */
export const offerRules: readonly Rule[] = [
  {
    id: "OFFER-01",
    title: "Price of an offer",
    version: 1,
    validFrom: "2026-11-24",
    source,
    formula:
      "the total of a booking at the rate of its time, with rate × players as the charge and no clubs, discount or certificate; for one player and for all",
    reading: {
      chosen: "The total of each is that of one player, so that a percentage is rounded once in it",
      rejected: "The total of all divided by the players",
      example: "Rate $99.90, fee 5.75 %, four players: $105.64 each and $422.58 in all, which is $105.645 each",
    },
    implementedBy: [by("offer/offerPrice.ts", "offerPrice"), by("golfRate/dayRates.ts", "dayRates")],
    testedBy: [
      tests(
        price,
        "OFFER-01 is the rate and fee of each player and of all",
        "OFFER-01 rounds a percentage once for each and once for all",
        "OFFER-01 is the booking's quote at the rate of all players",
      ),
      tests("golfRate/dayRates.test.ts", "OFFER-01 ADM-RATE-43 ADM-RATE-44 has the rate that is chosen at each minute"),
      oracle,
    ],
  },
  {
    id: "OFFER-02",
    title: "Free tee times that suit a wish",
    version: 1,
    validFrom: "2026-11-24",
    source,
    formula:
      "of a course that is active, not closed, and not being closed at that time, within the hours asked for or two hours of the time, the players a size of group that fits and no more than are free, and the total at most the price asked for; without a rate only where the course is booked without one and no price was asked for",
    reading: null,
    implementedBy: [by("offer/wishedPeriods.ts", "wishedPeriods"), by("offer/offerPrice.ts", "isWithin")],
    testedBy: [
      tests(price, "OFFER-02 of at most %i cents for %s: %s"),
      tests(
        order,
        "OFFER-02 are the hours that suit, each at its rate",
        "OFFER-02 are those within the price, for each and in all",
        "OFFER-02 have no made-up price: without a rate only where none is needed and no price was asked for",
      ),
      oracle,
    ],
  },
  {
    id: "OFFER-03",
    title: "Order of offers",
    version: 1,
    validFrom: "2026-11-24",
    source,
    formula:
      "those without a rate last; then the nearest day, the nearest time, each course's first before any second, the lower total of all, the earlier",
    reading: null,
    implementedBy: [by("offer/rankOffers.ts", "rankOffers")],
    testedBy: [tests(order, "OFFER-03 has %s first", "OFFER-03 gives the reasons"), oracle],
  },
  {
    id: "OFFER-04",
    title: "Number of offers",
    version: 1,
    validFrom: "2026-11-24",
    source,
    formula:
      "at most 100; of each course and day max(4, ⌊100 ÷ (courses × days)⌋), those nearest in time, of equal ones the earlier",
    reading: null,
    implementedBy: [by("offer/rankOffers.ts", "offersOfCourseDay"), by("offer/rankOffers.ts", "rankOffers")],
    testedBy: [
      tests(
        order,
        "OFFER-04 has the nearest times of each course and day, as many as may share the list",
        "OFFER-04 has at most a hundred, the same in whatever order they were read",
      ),
      oracle,
    ],
  },
  {
    id: "OFFER-05",
    title: "Other days",
    version: 1,
    validFrom: "2026-11-24",
    source,
    formula:
      "where nothing suits on the days asked for, the 14 nearest other days, at most 7 before or after one of them, none before today",
    reading: null,
    implementedBy: [by("offer/wishedPeriods.ts", "nextDays")],
    testedBy: [
      tests(order, "OFFER-05 looks at the week before and after the days asked for, from today on"),
      tests(
        "server/src/resources/offers/offers.test.ts",
        "OFFER-05 returns other days only where the days asked for have nothing",
      ),
    ],
  },
];
