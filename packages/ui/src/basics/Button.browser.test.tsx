import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "./Button.tsx";

it("keeps its width and the focus and swallows clicks while busy", async () => {
  const onClick = vi.fn<() => void>();
  const button = (busy: boolean) => (
    <Button busy={busy} onClick={onClick}>
      Find or match deals
    </Button>
  );
  await document.fonts.load("14px Inter Variable");
  const screen = await render(button(false));
  const element = screen.getByRole("button", { name: "Find or match deals" });
  const width = element.element().getBoundingClientRect().width;
  await userEvent.tab();
  await screen.rerender(button(true));
  await userEvent.keyboard("{Enter}");
  expect(onClick).not.toHaveBeenCalled();
  expect(element.element().getBoundingClientRect().width).toBe(width);
  await expect.element(element).toHaveFocus();
  await expect.element(element).toHaveAttribute("aria-busy", "true");
});

it("does not submit its form while busy", async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  const screen = await render(
    <form onSubmit={onSubmit}>
      <input aria-label="Email" />
      <Button type="submit" busy>
        Sign in
      </Button>
    </form>,
  );
  await screen.getByLabelText("Email").click();
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).not.toHaveBeenCalled();
});
