import { useState } from "react";
import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ConflictPanel, type ConflictSide } from "./ConflictPanel.tsx";

const disputed = [
  { name: "email", label: "Email", mine: "", theirs: "maria@example.test" },
  { name: "notes", label: "Notes", mine: "Walking", theirs: "Riding" },
];

function Conflict({ onContinue = () => undefined }: { onContinue?: () => void }) {
  const [sides, setSides] = useState<Readonly<Record<string, ConflictSide>>>({});
  return (
    <>
      <ConflictPanel
        fields={disputed.map((field) => ({ ...field, side: sides[field.name] ?? "mine" }))}
        onChoose={(name, side) => setSides({ ...sides, [name]: side })}
        onChooseAll={(side) => setSides({ email: side, notes: side })}
        onContinue={onContinue}
      >
        Somebody else saved this customer.
      </ConflictPanel>
      <output>{`${sides["email"]} ${sides["notes"]}`}</output>
    </>
  );
}

it("says what happened and shows both versions of each field", async () => {
  const screen = await render(<Conflict />);
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Somebody else saved this customer.");
  const email = screen.getByRole("group", { name: "Email" });
  await expect.element(email.getByRole("radio", { name: "In this form —" })).toBeChecked();
  await expect.element(email.getByRole("radio", { name: "Saved maria@example.test" })).not.toBeChecked();
});

it("is chosen field by field with the arrow keys", async () => {
  const screen = await render(<Conflict />);
  screen.getByRole("radio", { name: "In this form Walking" }).element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(screen.getByText("undefined theirs")).toBeInTheDocument();
});

it("takes all of one side and goes on", async () => {
  const onContinue = vi.fn<() => void>();
  const screen = await render(<Conflict onContinue={onContinue} />);
  await screen.getByRole("button", { name: "Use all saved" }).click();
  await expect.element(screen.getByText("theirs theirs")).toBeInTheDocument();
  await screen.getByRole("button", { name: "Use all in this form" }).click();
  await expect.element(screen.getByText("mine mine")).toBeInTheDocument();
  await screen.getByRole("button", { name: "Continue" }).click();
  expect(onContinue).toHaveBeenCalledOnce();
});
