import type { ComponentType } from "react";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { MoneyInput, NumberInput, PercentInput, TimeInput } from "./AmountInputs.tsx";
import { DateInput } from "./DateInput.tsx";
import { DateRangeInput } from "./DateRangeInput.tsx";
import { openRange } from "./dateRange.ts";
import { type InputProps, TextInput } from "./TextInput.tsx";

it.each<[string, ComponentType<InputProps>, string, string]>([
  ["an amount", MoneyInput, "text", "decimal"],
  ["a percentage", PercentInput, "text", "decimal"],
  ["a distance", (props) => <TextInput {...props} kind="decimal" />, "text", "decimal"],
  ["a whole number", NumberInput, "text", "numeric"],
  ["a card number", (props) => <TextInput {...props} kind="digits" />, "text", "numeric"],
  ["a hidden card code", (props) => <TextInput {...props} kind="digits" type="password" />, "password", "numeric"],
  ["a date", DateInput, "text", "text"],
  ["a time of day", TimeInput, "text", "text"],
  ["a phone number", (props) => <TextInput {...props} kind="phone" />, "tel", "tel"],
  ["an e-mail address", (props) => <TextInput {...props} kind="email" />, "email", "email"],
  ["a part of an e-mail address", (props) => <TextInput {...props} kind="email" type="text" />, "text", "email"],
  ["a web address", (props) => <TextInput {...props} kind="url" />, "url", "url"],
  ["a text", TextInput, "text", ""],
])("%s is typed on the phone's keyboard for it", async (_, Input, type, inputMode) => {
  const screen = await render(<Input label="Field" name="field" value="" onChange={() => undefined} />);
  expect(screen.getByLabelText("Field", { exact: true }).element()).toMatchObject({ type, inputMode });
});

it("both days of a range are typed with their slashes", async () => {
  const screen = await render(
    <DateRangeInput label="Play Date" name="play_date" value={openRange} onChange={() => undefined} />,
  );
  await screen.getByRole("button", { name: "Play Date: Any date" }).click();
  for (const name of ["From", "To"])
    await expect.element(screen.getByRole("textbox", { name })).toHaveAttribute("inputmode", "text");
});
