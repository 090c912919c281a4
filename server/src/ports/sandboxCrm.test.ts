import { expect, it } from "vitest";
import { sandboxCrm } from "./sandboxCrm.ts";

it.each([
  ["its id alone", { deal_id: 504, email: "", course_name: "" }, [504]],
  ["its id, whatever the email", { deal_id: 504, email: "ana.morales@example.com", course_name: "" }, [504]],
  [
    "email and course",
    { deal_id: null, email: "Ana.Morales@example.com ", course_name: "Torrey Pines South" },
    [501, 502],
  ],
  ["email on another course", { deal_id: null, email: "ana.morales@example.com", course_name: "Balboa Park" }, [502]],
  ["an unknown id", { deal_id: 9, email: "ana.morales@example.com", course_name: "" }, []],
  ["nothing at all", { deal_id: null, email: "", course_name: "Torrey Pines South" }, []],
])("finds deals by %s", async (_, search, ids) => {
  expect((await sandboxCrm.findDeals(search)).map((deal) => deal.id)).toEqual(ids);
});
