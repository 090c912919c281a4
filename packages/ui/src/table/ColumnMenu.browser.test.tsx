import { useState } from "react";
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ColumnMenu } from "./ColumnMenu.tsx";

const columns = [
  { key: "first_name", header: "First Name" },
  { key: "last_name", header: "Last Name" },
  { key: "notes", header: "Notes" },
];

function Columns({ initial = [] }: { initial?: readonly string[] }) {
  const [hidden, setHidden] = useState(initial);
  return (
    <>
      <ColumnMenu columns={columns} hidden={hidden} onChange={setHidden} />
      <output>hidden {hidden.join("+")}</output>
    </>
  );
}

it("hides and shows columns by keyboard, stays open for more and gives the focus back", async () => {
  const screen = await render(<Columns />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("checkbox", { name: "First Name" })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard(" ");
  await expect.element(screen.getByText("hidden last_name")).toBeInTheDocument();
  await userEvent.keyboard(" ");
  await expect.element(screen.getByText("hidden", { exact: true })).toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("checkbox")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Columns" })).toHaveFocus();
});

it("keeps one column at least", async () => {
  const screen = await render(<Columns initial={["first_name", "last_name"]} />);
  await screen.getByRole("button", { name: "Columns" }).click();
  await expect.element(screen.getByRole("checkbox", { name: "Notes" })).toBeDisabled();
});

it("shows all again, also when a remembered list would hide everything", async () => {
  const screen = await render(<Columns initial={["first_name", "last_name", "notes"]} />);
  await screen.getByRole("button", { name: "Columns" }).click();
  await expect.element(screen.getByRole("checkbox", { name: "Notes" })).toBeChecked();
  await screen.getByRole("checkbox", { name: "Notes" }).click();
  await expect.element(screen.getByText("hidden notes")).toBeInTheDocument();
  await screen.getByRole("button", { name: "Show all" }).click();
  await expect.element(screen.getByText("hidden", { exact: true })).toBeInTheDocument();
});
