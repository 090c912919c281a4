import { readWorkbook, type SeenCell } from "@teedesk/xlsx/testing";
import type { TestApp } from "../../../testing/testApp.ts";

/** The visible content of a cell: its text or its number. */
type Seen = string | number;

const seen = (cell: SeenCell): Seen => ("text" in cell ? cell.text : cell.number);

/** A downloaded report: its response, and its sheets by name, as rows of the cells' visible content. */
export async function download(server: TestApp, headers: Record<string, string>, address: string) {
  const answer = await server.inject({ method: "GET", url: `/api/reports/${address}`, headers });
  if (answer.statusCode !== 200) throw new Error(`${address} is ${answer.statusCode}: ${answer.payload}`);
  const { sheets } = readWorkbook(answer.rawPayload);
  const cells = (name: string): readonly SeenCell[][] => sheets.get(name) ?? [];
  return {
    answer,
    sheets,
    names: [...sheets.keys()],
    rows: (name: string): Seen[][] => cells(name).map((row) => row.map(seen)),
    /** The numbers of a column, by its header, without the row of totals; and the total. */
    column(name: string, title: string) {
      const [header = [], ...rest] = cells(name);
      const letters = header.find((cell) => seen(cell) === title)?.at.replaceAll(/\d/g, "");
      if (letters === undefined) throw new Error(`${name} has no column ${title}.`);
      const values = rest.map((row) => {
        const cell = row.find(({ at }) => at.replaceAll(/\d/g, "") === letters);
        return cell === undefined ? "" : seen(cell);
      });
      return { values: values.slice(0, -1), total: values.at(-1) ?? 0 };
    },
  };
}
