import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "./Button.tsx";

it.each([
  ["busy", { busy: true }],
  ["locked", { "aria-disabled": true }],
] as const)("keeps its width and the focus and swallows clicks while %s", async (_, state) => {
  const onClick = vi.fn<() => void>();
  const button = (props: object) => (
    <Button {...props} onClick={onClick}>
      Find or match deals
    </Button>
  );
  await document.fonts.load("14px Inter Variable");
  const screen = await render(button({}));
  const element = screen.getByRole("button", { name: "Find or match deals" });
  const width = element.element().getBoundingClientRect().width;
  await userEvent.tab();
  await screen.rerender(button(state));
  await userEvent.keyboard("{Enter}");
  expect(onClick).not.toHaveBeenCalled();
  expect(element.element().getBoundingClientRect().width).toBe(width);
  await expect.element(element).toHaveFocus();
  await expect.element(element).toBeDisabled();
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
