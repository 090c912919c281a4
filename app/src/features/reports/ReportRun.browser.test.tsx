import { expect, it, vi } from "vitest";
import { renderPart } from "../../testing/openConsole.tsx";
import { ReportOutcome } from "./ReportOutcome.tsx";

const nothing = { rows: 0, size: 0, file_name: null, problem: null };

/** The outcome of an opened report, while the server returns one state after the other. */
async function follow(...states: readonly object[]) {
  let asked = 0;
  const reply = () => {
    const state = states[Math.min(asked, states.length - 1)];
    asked += 1;
    return Response.json(state);
  };
  const replies = { "GET /api/reports/runs/7": reply };
  const close = vi.fn();
  const part = await renderPart(<ReportOutcome outcome={{ kind: "opened", run: 7, close }} />, { replies });
  return { ...part, close };
}

it("shows that a report waits, then its progress, then its file, and stops reading", async () => {
  const made = { ...nothing, state: "made", rows: 1_005_200, size: 83_900_000, file_name: "commission-all-dates.xlsx" };
  const { screen, calls, close } = await follow(
    { ...nothing, state: "queued" },
    { ...nothing, state: "making", rows: 120_000, size: 9_000_000 },
    made,
  );
  const status = screen.getByRole("status");
  await expect.element(status).toHaveTextContent("waiting for two others");
  await expect.element(status).toHaveTextContent(/being made in the new tab.*120,000 rows so far/);
  await expect
    .element(status)
    .toHaveTextContent("commission-all-dates.xlsx is made: 1,005,200 rows, 83.9 MB. The browser saves it.");
  expect(calls.length).toBe(3);
  expect(close).not.toHaveBeenCalled();
});

it("shows why a report was not made, and closes its tab", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const { screen, close } = await follow({ ...nothing, state: "failed", problem: "Ask for fewer days at a time." });
  await expect
    .element(screen.getByRole("alert"))
    .toHaveTextContent("The report was not made. Ask for fewer days at a time. Your choices are kept.");
  expect(close).toHaveBeenCalledOnce();
  expect(logged).toHaveBeenCalledWith("The report was not made.", "Ask for fewer days at a time.");
});

it("states where the report is when its progress cannot be read", async () => {
  const { screen } = await renderPart(<ReportOutcome outcome={{ kind: "opened", run: 8, close: vi.fn() }} />);
  await expect.element(screen.getByRole("status")).toHaveTextContent("Its progress cannot be shown right now.");
});
