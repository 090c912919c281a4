import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { InSight } from "./InSight.tsx";

it("scrolls to what appears, not to what was there from the start or beside what is taken away", async () => {
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
  const screen = await render(<InSight>{[<p key="draft">Restored</p>]}</InSight>);
  await screen.rerender(<InSight>{[]}</InSight>);
  await vi.waitFor(() => expect(screen.container.textContent).toBe(""));
  expect(scroll).not.toHaveBeenCalled();
  await screen.rerender(<InSight>{[<p key="outcome">Saved</p>]}</InSight>);
  await expect.poll(() => scroll.mock.calls.length).toBe(1);
});
