import { type Discount, discountIssues } from "../src/index.ts";
import type { ExampleTable } from "./exampleTable.ts";
import { date, isYes, money, orNull, yesOrNo } from "./values.ts";

/** Members that the conditions do not read. */
const plain: Pick<Discount, "id" | "code" | "is_dollars" | "is_dollars_display" | "amount" | "raw_amount"> = {
  id: 1,
  code: "FAIRWAY15",
  is_dollars: false,
  is_dollars_display: "%",
  amount: "15",
  raw_amount: 15,
};

/** The conditions of a discount. */
export const discountTable: ExampleTable = {
  name: "discount",
  title: "When a discount may be used",
  about: "1 is yes, 0 is no; for bounds of charge and players 0 is unlimited, and a blank day is open.",
  inputs: {
    enabled: "whole",
    "first day": "date",
    "last day": "date",
    "smallest charge": "money",
    "largest charge": "money",
    "fewest players": "whole",
    "most players": "whole",
    stacks: "whole",
    charge: "money",
    players: "whole",
    today: "date",
    "gift certificate": "whole",
    "listed course": "whole",
    course: "whole",
  },
  results: {
    allowed: {
      kind: "whole",
      formula:
        "IF(AND({enabled}=1,OR(ISBLANK({first day}),{today}>={first day}),OR(ISBLANK({last day}),{today}<={last day})," +
        "OR({smallest charge}=0,{charge}>={smallest charge}),OR({largest charge}=0,{charge}<={largest charge})," +
        "OR({fewest players}=0,{players}>={fewest players}),OR({most players}=0,{players}<={most players})," +
        "OR({gift certificate}=0,{stacks}=1),OR(ISBLANK({listed course}),{course}={listed course})),1,0)",
    },
  },
  compute: (inputs) => {
    const cell = (name: string): string => inputs[name] ?? "";
    const issues = discountIssues(
      {
        ...plain,
        enabled: isYes(cell("enabled")),
        start_date: orNull(cell("first day"), date),
        end_date: orNull(cell("last day"), date),
        min_discount: money(cell("smallest charge")),
        max_discount: money(cell("largest charge")),
        min_players: Number(cell("fewest players")),
        max_players: Number(cell("most players")),
        gift_certificate_stack: isYes(cell("stacks")),
        courses: cell("listed course") === "" ? [] : [{ id: Number(cell("listed course")) }],
      },
      {
        charge: money(cell("charge")),
        players: orNull(cell("players"), Number),
        course_id: orNull(cell("course"), Number),
        today: date(cell("today")),
        has_gift_certificate: isYes(cell("gift certificate")),
      },
    );
    return { allowed: yesOrNo(issues.length === 0) };
  },
};
