import { by, operations, type Rule } from "./rule.ts";

const matching = [by("availability/matchSlot.ts", "matchSlot")];

/** Wait list, queues and lost leads, and their matches with free tee times. */
export const waitingRules: readonly Rule[] = [
  {
    id: "OPS-WAIT-13",
    title: "The grouped wait list",
    source: operations("§3", ["OPS-WAIT-14", "UNCLEAR-33"], "ANSWER-20"),
    formula: "each (course pair, day, time) is one item; the key created_at is not one; items by day, then time",
    reading: null,
    implementedBy: [by("queue/decodeWaitList.ts", "decodeWaitList")],
  },
  {
    id: "UNCLEAR-35",
    title: "Queue position",
    source: operations("§2 and §3", ["OPS-QUE-09"]),
    formula: "the place in the list, from 1",
    reading: null,
    implementedBy: [by("queue/decodeQueue.ts", "decodeQueue")],
  },
  {
    id: "OPS-LEAD-10",
    title: "Name of a lead",
    source: operations("§2", ["OPS-LEAD-07"]),
    formula: "last name, comma, first name; only what is known",
    reading: null,
    implementedBy: [by("queue/waiting.ts", "lastNameFirst")],
  },
  {
    id: "OPS-LEAD-17",
    title: "What is not known of a customer",
    source: operations("§3"),
    formula: "an empty text",
    reading: null,
    implementedBy: [by("queue/decodeLostLeads.ts", "decodeLostLeads")],
  },
  {
    id: "MATCH-01",
    title: "A free tee time fits what was asked for",
    source: operations("§2 and §3", ["OPS-LEAD-06"], "ANSWER-35"),
    formula:
      "the same course and day, at most 120 minutes earlier or later, and the players among the sizes of group that can be booked; where their number is not known any size suits",
    reading: {
      chosen: "The players have to be one of the sizes",
      rejected: "A larger group fits too",
      example: "3 players, groups of 2 or 4: does not fit, else it does",
    },
    implementedBy: matching,
  },
  {
    id: "MATCH-02",
    title: "The best tee time for somebody",
    source: operations("§2", ["OPS-LEAD-11"]),
    formula: "nearest to the time asked for, then the earlier, then the one known longer",
    reading: null,
    implementedBy: [by("availability/matchSlot.ts", "slotsFor")],
  },
  {
    id: "MATCH-03",
    title: "Who is asked first about a tee time",
    source: operations("§2"),
    formula: "its queue by position, then whose time is nearest, then the older request",
    reading: null,
    implementedBy: [by("availability/matchSlot.ts", "requestsFor")],
  },
];
