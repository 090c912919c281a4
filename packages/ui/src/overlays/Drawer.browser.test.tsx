import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { IconButton } from "../basics/IconButton.tsx";
import { HelpfulLinkIcon } from "../basics/icons.ts";
import { Drawer } from "./Drawer.tsx";
import { useDrawer } from "./useDrawer.ts";

function Page() {
  const { wide, open, toggle, onClose } = useDrawer("teedesk.test.drawer");
  return (
    <>
      <IconButton icon={HelpfulLinkIcon} label="Menu" onClick={toggle} />
      <Drawer id="drawer" label="Main" open={open} wide={wide} onClose={onClose}>
        <a href="/reports">Reports</a>
      </Drawer>
    </>
  );
}

it.each([
  ["Esc", () => userEvent.keyboard("{Escape}")],
  ["its cross", () => page.getByRole("button", { name: "Close" }).click()],
])("over the page is closed by %s and gives the focus back, each time", async (_way, close) => {
  await page.viewport(390, 844);
  const screen = await render(<Page />);
  const menu = screen.getByRole("button", { name: "Menu" });
  const openAndClose = async () => {
    await menu.click();
    await expect.element(screen.getByRole("navigation", { name: "Main" })).toBeVisible();
    await close();
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    await expect.element(menu).toHaveFocus();
  };
  await openAndClose();
  await openAndClose();
});

it("over the page covers the window and draws no ring around it", async () => {
  await page.viewport(390, 844);
  const screen = await render(<Page />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  const dialog = await screen.getByRole("dialog").findElement();
  const { width, height } = dialog.getBoundingClientRect();
  expect([width, height, getComputedStyle(dialog).outlineStyle]).toEqual([390, 844, "none"]);
});
