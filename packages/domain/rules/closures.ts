import { by, operations, type Rule, tests } from "./rule.ts";

const source = operations("§2", [], "DECISION-61");
const planTests = "closure/closurePlan.test.ts";
const planFile = "server/src/features/closures/planClosure.ts";
const runTests = "server/src/features/closures/runClosures.test.ts";

/** A course that closes for some hours: the bookings inside, and the money that goes back. */
export const closureRules: readonly Rule[] = [
  {
    id: "BUS-01",
    title: "Bookings inside a closure",
    version: 1,
    validFrom: "2026-11-24",
    source,
    formula:
      "those of the course that are not canceled, from the first time of the first day to the last time of the last day",
    reading: {
      chosen: "The hours are one span of time, its ends included",
      rejected: "The times are those of each day",
      example: "12/07 14:00 to 12/08 10:00: a tee time of 12/07 at 16:00 is inside, one of 12/08 at 16:00 is not",
    },
    implementedBy: [by(planFile, "isInside")],
    testedBy: [
      tests(
        "server/src/features/closures/beginClosure.test.ts",
        "BUS-01 the hours are one span of time, and its ends are inside",
      ),
    ],
  },
  {
    id: "BUS-02",
    title: "What a booking of a closure gives back",
    version: 1,
    validFrom: "2026-11-24",
    source,
    formula:
      "all that is left of its payment, less what is being refunded, to its card, or where it was paid if another system took it; the whole part of its gift certificate; whatever its rate keeps, and the service fee too",
    reading: null,
    implementedBy: [by(planFile, "findBookingsInside")],
    testedBy: [
      tests(
        runTests,
        "BUS-02 BUS-03 a closure cancels and refunds each booking inside once, leaves the others, and gives back what its plan stated",
        "BUS-02 a refund that others began is no part of the plan, and all goes back if it is refused after all",
      ),
      tests(
        "server/src/features/closures/paidElsewhere.test.ts",
        "BUS-02 BUS-03 is canceled by a closure, which plans no money for its card and states what is to be refunded there",
      ),
    ],
  },
  {
    id: "BUS-03",
    title: "Total of a closure's plan",
    version: 1,
    validFrom: "2026-11-24",
    source,
    formula: "what the bookings that are canceled give back: to cards, to gift certificates, and where they were paid",
    reading: null,
    implementedBy: [by("closure/closurePlan.ts", "closureTotals")],
    testedBy: [
      tests(
        planTests,
        "BUS-03 the total of a plan is that of its canceled bookings, each counted once",
        "BUS-03 only canceled bookings give money back, to cards, to certificates and where it was paid",
      ),
      tests(
        "server/src/features/closures/paidElsewhere.test.ts",
        "BUS-02 BUS-03 is canceled by a closure, which plans no money for its card and states what is to be refunded there",
      ),
      tests(
        runTests,
        "BUS-02 BUS-03 a closure cancels and refunds each booking inside once, leaves the others, and gives back what its plan stated",
      ),
    ],
  },
  {
    id: "BUS-04",
    title: "The plan that was shown is the one that is run",
    version: 1,
    validFrom: "2026-11-24",
    source,
    formula: "begun only if the same bookings are inside, each with the same version and card refund",
    reading: null,
    implementedBy: [by("closure/closurePlan.ts", "closureChanges")],
    testedBy: [
      tests(
        planTests,
        "BUS-04 a plan is compared with what is inside now: %s",
        "BUS-04 a plan is compared with what is inside now: a refund since",
      ),
    ],
  },
  {
    id: "BUS-05",
    title: "Times that a booking of a closure is moved to",
    version: 1,
    validFrom: "2026-11-24",
    source,
    formula:
      "free tee times of the same course outside the hours, until two weeks after the last day, with room for the players: the nearest day first, and of a day the nearest time; no money moves",
    reading: {
      chosen: "The day counts before the time",
      rejected: "The fewest minutes away",
      example: "A booking of 12/07 09:40: 12/07 23:00 is offered before 12/08 09:40",
    },
    implementedBy: [
      by("closure/timesForMove.ts", "timesForMove"),
      by("server/src/features/closures/findTimesOutside.ts", "findTimesOutside"),
    ],
    testedBy: [
      tests(
        "closure/timesForMove.test.ts",
        "BUS-05 times to move to are the nearest day's first, and of a day the nearest time's",
        "BUS-05 a time without %s is not offered",
      ),
      tests(
        "server/src/features/closures/movesOfClosures.test.ts",
        "BUS-05 a plan offers the free times of the course outside the hours, with what is left, until two weeks after",
        "BUS-05 a booking is moved with its receipt, keeps its money, and its course has to be called whatever it knew",
      ),
    ],
  },
];
