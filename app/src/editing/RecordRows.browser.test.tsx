import { FormGrid } from "@teedesk/ui";
import { expect, it, vi } from "vitest";
import { apiResult } from "../api/apiResult.ts";
import { renderPart } from "../testing/openConsole.tsx";
import { formFields } from "./formFields.tsx";
import { RecordRows, type RowRecord } from "./RecordRows.tsx";

type Draft = { readonly description: string; readonly rate_days: readonly string[] };
type Input = { readonly description: string };
type Range = Input & { readonly id: number };

const labels = { description: "Description", rate_days: "Days" };
const { TextField, ListField } = formFields<Draft>(labels);
const days = ["Mon", "Tue"].map((name) => ({ value: name, text: name }));

const row: RowRecord<Draft, Input, Range> = {
  name: "rate",
  titleOf: ({ description }) => description,
  may: { create: "createRateDateRange", save: "updateRateDateRange", remove: "deleteRateDateRange" },
  form: {
    blank: () => ({ description: "", rate_days: [] }),
    toDraft: ({ description }) => ({ description, rate_days: ["Mon"] }),
    parse: ({ description }) => ({ success: { description } }),
  },
  labels,
  Fields: () => (
    <FormGrid>
      <TextField name="description" />
      <ListField name="rate_days" options={days} />
    </FormGrid>
  ),
  calls: (api, parentId) => ({
    load: () => Promise.resolve({ kind: "unauthorized" }),
    create: (input, signal) => {
      const rate_date_range = { ...input, golf_rate_id: parentId() ?? 0 };
      return apiResult(api.POST("/api/rate_date_ranges", { body: { rate_date_range }, signal }));
    },
    update: ({ id }, input, signal) =>
      apiResult(api.PUT("/api/rate_date_ranges/update", { body: { rate_date_range: { ...input, id } }, signal })),
    remove: ({ id }, signal) =>
      apiResult(api.DELETE("/api/rate_date_ranges/{id}", { params: { path: { id } }, signal })),
  }),
};

const stored: readonly Range[] = [{ id: 1, description: "Winter" }];
const sent: unknown[] = [];
const hear = (reply: (body: { rate_date_range: object }) => unknown) => async (request: Request) => {
  const body = await request.json();
  sent.push(body);
  return Response.json(reply(body));
};
const replies = {
  "POST /api/rate_date_ranges": hear(({ rate_date_range }) => ({ ...rate_date_range, id: 2, lock_version: 0 })),
  "PUT /api/rate_date_ranges/update": hear(({ rate_date_range }) => ({ ...rate_date_range, lock_version: 1 })),
  "DELETE /api/rate_date_ranges/1": {},
};

const rows = (parentId: number | null, onChanged = () => {}, shown = stored) => (
  <RecordRows
    heading="Date Ranges"
    newText="New Date Range"
    empty="No date ranges."
    saveParentFirst="You must save the golf rate first."
    row={row}
    parentId={parentId}
    stored={shown}
    onChanged={onChanged}
  />
);

it("ADM-RATE-59 ADM-RATE-67 a new row is not saved before its record, and keeps what was typed until it can be", async () => {
  const onChanged = vi.fn<() => void>();
  const { screen, calls, rerender } = await renderPart(rows(null, onChanged, []), { level: "admin", replies });
  await expect.element(screen.getByText("No date ranges.")).toBeVisible();
  await screen.getByRole("button", { name: "New Date Range" }).click();
  const form = screen.getByRole("form", { name: "New row" });
  await form.getByLabelText("Description").fill("Summer");
  await form.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("You must save the golf rate first.");
  expect(calls.filter((call) => call.includes("rate_date_ranges"))).toEqual([]);

  await rerender(rows(40, onChanged, []));
  await form.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByRole("form", { name: "Summer" })).toBeVisible();
  expect(sent).toEqual([{ rate_date_range: { description: "Summer", golf_rate_id: 40 } }]);
  expect(onChanged).toHaveBeenCalledTimes(1);

  // The record comes back with the row: it is shown once.
  await rerender(rows(40, onChanged, [{ id: 2, description: "Summer" }]));
  expect(screen.getByRole("form").elements().length).toBe(1);
});

it("ADM-RATE-61 ADM-RATE-62 ADM-RATE-69 rows are saved and deleted one by one, a new one is removed without a call", async () => {
  const { screen, calls } = await renderPart(rows(40), { level: "admin", replies });
  const winter = screen.getByRole("form", { name: "Winter" });
  await winter.getByRole("button", { name: "Edit" }).click();
  await winter.getByRole("checkbox", { name: "Tue" }).click();
  await winter.getByRole("button", { name: "Save" }).click();
  await expect.element(winter.getByText(/^Saved/)).toBeVisible();
  await screen.getByRole("button", { name: "New Date Range" }).click();
  await screen.getByRole("form", { name: "New row" }).getByRole("button", { name: "Delete" }).click();
  await winter.getByRole("button", { name: "Delete" }).click();
  await screen.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect.element(screen.getByText("No date ranges.")).toBeVisible();
  expect(calls.filter((call) => call.includes("rate_date_ranges"))).toEqual([
    "PUT /api/rate_date_ranges/update",
    "DELETE /api/rate_date_ranges/1",
  ]);
});

it("ADM-RATE-59 ADM-RATE-61 ADM-RATE-62 staff who may not change a rate read its rows", async () => {
  const { screen } = await renderPart(rows(40), { replies });
  await expect.element(screen.getByLabelText("Description")).toHaveValue("Winter");
  expect(screen.getByRole("button").elements()).toEqual([]);
});
