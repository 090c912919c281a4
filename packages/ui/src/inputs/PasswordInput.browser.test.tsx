import { useState } from "react";
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { PasswordInput } from "./PasswordInput.tsx";

function Password() {
  const [typed, setTyped] = useState("");
  return (
    <>
      <input aria-label="Source" defaultValue="  correct horse battery" />
      <PasswordInput label="Password" name="password" value={typed} onChange={setTyped} />
    </>
  );
}

it("may be pasted and filled in, and shown", async () => {
  const screen = await render(<Password />);
  const input = screen.getByLabelText("Password", { exact: true });
  await expect.element(input).toHaveAttribute("type", "password");
  await expect.element(input).toHaveAttribute("autocomplete", "current-password");
  await screen.getByLabelText("Source").click();
  await userEvent.keyboard("{ControlOrMeta>}a{/ControlOrMeta}");
  await userEvent.copy();
  await input.click();
  await userEvent.paste();
  await expect.element(input).toHaveValue("  correct horse battery");
  await screen.getByRole("button", { name: "Show Password" }).click();
  await expect.element(input).toHaveAttribute("type", "text");
});
