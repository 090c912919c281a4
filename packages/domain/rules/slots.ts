import { by, operations, type Rule, tests } from "./rule.ts";

const left = [by("availability/slotSeats.ts", "slotSeats"), by("availability/slotSeats.ts", "seatReason")];
const today = "2026-11-27";
const file = "availability/slotSeats.test.ts";

/** Seats left of a slot that a course's own system has shown. */
export const slotRules: readonly Rule[] = [
  {
    id: "SLOT-01",
    title: "Seats left of a known slot",
    version: 5,
    validFrom: today,
    source: operations("§2", [], "ANSWER-36"),
    formula:
      "max(0, seen − players of standing bookings whom the course does not know − their other players who have their place, or of whom the course was notified, since the observation or later), where a course knows no player of an INTERNAL booking unless its last notice is by a person (a number that was entered is a notice by no person, and a call before it no longer counts once it is taken back), and those of the last notice alone after a move or a raise under an old number, less those who gave their seats up since by a move or a cut, even if they are back; seen is the largest spot last seen, 0 of a slot seen taken",
    reading: {
      chosen: "A booking of the same moment as the observation counts, as the course may not have known of it",
      rejected: "It does not count",
      example: "4 seen at 10:00:00.000, 2 booked at 10:00:00.000: 2 left, else 4",
    },
    implementedBy: left,
    testedBy: [
      tests(
        file,
        "ANSWER-36 ANSWER-35 leaves %s",
        "ANSWER-36 tells which bookings count and why, and which the course had taken off",
      ),
    ],
  },
  {
    id: "SLOT-02",
    title: "Players that an agent may book",
    version: 1,
    validFrom: "2026-11-23",
    source: operations("§2", [], "ANSWER-36"),
    formula:
      "players ≤ max(0, left − players that other agents hold); with the course's own confirmation any number, as the course has the last word",
    reading: null,
    implementedBy: [
      by("availability/slotSeats.ts", "fitsSlot"),
      by("server/src/teeTime/seatRefusal.ts", "seatRefusal"),
    ],
    testedBy: [
      tests(
        file,
        "ANSWER-36 of 2 left: %i players, confirmation %j, holds %j: %s",
        "keeps a hold for its agent: %s",
        "ANSWER-36 a sale that fits leaves no more players counted than were seen",
      ),
    ],
  },
  {
    id: "SLOT-03",
    title: "Seats that a change takes",
    version: 7,
    validFrom: "2026-11-28",
    source: operations("§2", [], "ANSWER-36"),
    formula:
      "a move, more players, and INTERNAL instead of the course's number take seats; the booking itself is left out, and where the course had taken it off what it showed, as many players fit as the course was told, less other known players who took their seats there, or whose course was told, since it first gave some up, or each spot and those of them who have stood there ever since, if that is more; under a number that it has or had it is judged as INTERNAL, since that number was for the time and players of then, unless the course agreed to the change under it",
    reading: null,
    implementedBy: [
      by("availability/slotSeats.ts", "takesSeats"),
      by("availability/slotSeats.ts", "observedWithout"),
      by("availability/slotSeats.ts", "keptSince"),
      by("availability/slotSeats.ts", "seatedSince"),
      by("availability/slotSeats.ts", "confirmationOfChange"),
    ],
    testedBy: [
      tests(
        file,
        "ANSWER-36 by %s: %j %s",
        "ANSWER-36 gives a booking that changes %s",
        "DECISION-51 gives a booking of which the course was told %s",
        "DECISION-51 counts players who may have what a booking gave up: %s",
        "DECISION-51 gives a booking whose seats others took %s",
        "DECISION-51 of %s",
      ),
    ],
  },
];
