import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { LinkProvider } from "../basics/LinkProvider.tsx";
import { Menu } from "./Menu.tsx";

it("opens by keyboard, moves with the arrows and does the chosen thing", async () => {
  const onSelect = vi.fn<() => void>();
  const screen = await render(
    <Menu
      label="Actions"
      entries={[
        { text: "Send Receipt", onSelect: () => undefined },
        { text: "Send Voucher", onSelect },
      ]}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(screen.getByRole("menuitem", { name: "Send Receipt" })).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(onSelect).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole("menu")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Actions" })).toHaveFocus();
});

it("closes on Esc and gives the focus back", async () => {
  const screen = await render(<Menu label="Helpful Links" entries={[{ text: "Weather", href: "/weather" }]} />);
  await screen.getByRole("button", { name: "Helpful Links" }).click();
  await expect.element(screen.getByRole("menu")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("menu")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Helpful Links" })).toHaveFocus();
});

it("draws inside links by the router and outside ones in a new tab", async () => {
  const screen = await render(
    <LinkProvider
      link={({ children, ...rest }) => (
        <a {...rest} data-router>
          {children}
        </a>
      )}
    >
      <Menu
        label="Links"
        entries={[
          { text: "Reports", href: "/reports" },
          { text: "Weather", href: "https://example.test/", external: true },
        ]}
      />
    </LinkProvider>,
  );
  await screen.getByRole("button", { name: "Links" }).click();
  await expect.element(screen.getByRole("menuitem", { name: "Reports" })).toHaveAttribute("data-router");
  const outside = screen.getByRole("menuitem", { name: "Weather (opens in a new tab)" });
  await expect.element(outside).toHaveAttribute("target", "_blank");
  await expect.element(outside).toHaveAttribute("rel", "noopener noreferrer");
  await expect.element(outside).not.toHaveAttribute("data-router");
});

it("shows two entries of one text", async () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const entries = ["/east", "/west"].map((href) => ({ text: "Weather", href }));
  const screen = await render(<Menu label="Links" entries={entries} />);
  await screen.getByRole("button", { name: "Links" }).click();
  await expect.element(screen.getByRole("menuitem").nth(1)).toHaveAttribute("href", "/west");
  expect(complaint).not.toHaveBeenCalled();
});

it("says why it is empty", async () => {
  const screen = await render(<Menu label="Hotel Links" entries={[]} empty="No links yet." />);
  await screen.getByRole("button", { name: "Hotel Links" }).click();
  await expect.element(screen.getByText("No links yet.")).toBeVisible();
});
