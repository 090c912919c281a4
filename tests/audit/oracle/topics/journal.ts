import { journalLines, marginPerSlot, type Posting } from "@teedesk/domain";
import { cents } from "../../../../packages/domain/testing/values.ts";
import { readOr } from "../readOr.ts";
import type { Topic } from "../topic.ts";

const subjects = ["tee_time", "gift_certificate"] as const;
const flags = [true, false] as const;
const single = ["issue", "write_off", "cost"] as const;

const postings = (amount: number): readonly Posting[] => [
  ...subjects.flatMap((of) =>
    flags.flatMap((flag): readonly Posting[] => [
      { kind: "total", of, isCharged: flag, amount: cents(amount) },
      { kind: "item", of, isAboutCertificate: flag, amount: cents(amount) },
    ]),
  ),
  ...single.map((kind) => ({ kind, amount: cents(amount) })),
];

/** The lines of one entry of the journal. */
export const journalEntryTopic: Topic<Posting> = {
  name: "journal_entry",
  share: 20,
  boundary: [-5000, -1, 0, 1, 5000].flatMap(postings),
  random(draw) {
    const all = postings(draw.whole(-100_000, 100_000));
    return all[draw.whole(0, all.length - 1)] ?? { kind: "issue", amount: cents(1) };
  },
  answer: journalLines,
};

/** The margin of each slot that was seen. */
export const marginPerSlotTopic: Topic<{ readonly seen_margin: number; readonly slots_seen: number }> = {
  name: "margin_per_slot",
  share: 10,
  boundary: [-12_345, -1, 0, 1, 3, 12_345].flatMap((seen_margin) =>
    [-1, 0, 1, 2, 3, 7].map((slots_seen) => ({ seen_margin, slots_seen })),
  ),
  random: (draw) => ({ seen_margin: draw.whole(-100_000, 1_000_000), slots_seen: draw.whole(0, draw.one([4, 500])) }),
  answer: ({ seen_margin, slots_seen }) => readOr(marginPerSlot({ seen_margin: cents(seen_margin), slots_seen })),
};
