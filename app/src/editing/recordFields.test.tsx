import { helpfulLinkForm } from "@teedesk/domain";
import { Select } from "@teedesk/ui";
import { expect, it } from "vitest";
import { recordFields } from "./recordFields.ts";

const options = [{ value: "hotel", text: "Hotel" }];
const { TextField, table } = recordFields(helpfulLinkForm, {
  url: "URL",
  description: "Description",
  type: { label: "Type", options },
  order: { label: "Order", useOptions: () => ({ options }) },
});

it("makes of one table the labels, and the names of what has choices", () => {
  expect(table.form).toBe(helpfulLinkForm);
  expect(table.labels).toEqual({ url: "URL", description: "Description", type: "Type", order: "Order" });
  expect(Object.keys(table.names)).toEqual(["type", "order"]);
});

it("asks for the label of every field, of no other, and for choices where the table has none", () => {
  // @ts-expect-error: three fields have no label
  recordFields(helpfulLinkForm, { url: "URL" });
  // @ts-expect-error: there is no such field
  recordFields(helpfulLinkForm, { url: "", description: "", type: "", order: "", size: "" });
  const chosen = <TextField name="type" as={Select} />;
  // @ts-expect-error: it has no choices
  const unchosen = <TextField name="url" as={Select} />;
  expect([chosen.type, unchosen.type]).toEqual([TextField, TextField]);
});
