import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { lazyPart } from "./lazyPart.tsx";

it("a part whose code cannot be loaded leaves the page and what is typed there, says so, and comes with the connection", async () => {
  let isOnline = false;
  const Advice = lazyPart(async () => {
    if (!isOnline) throw new TypeError("Failed to fetch dynamically imported module");
    return ({ day }: { day: string }) => <p>Closed on {day}</p>;
  });
  const screen = await render(
    <>
      <input aria-label="Name" />
      <Advice day="Monday" />
    </>,
  );
  await screen.getByLabelText("Name").fill("Ana");
  await expect.element(screen.getByRole("status")).toHaveTextContent("not loaded yet");
  isOnline = true;
  window.dispatchEvent(new Event("online"));
  await expect.element(screen.getByText("Closed on Monday")).toBeVisible();
  await expect.element(screen.getByLabelText("Name")).toHaveValue("Ana");
});
