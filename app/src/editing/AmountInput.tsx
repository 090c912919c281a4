import { type InputProps, MoneyInput, PercentInput, Select } from "@teedesk/ui";

const units = [
  { value: "$", text: "$" },
  { value: "%", text: "%" },
];

type AmountInputProps = InputProps & {
  readonly unit: "$" | "%";
  /** The unit was changed: the number stood for something else, and has to be typed again. */
  readonly onUnit: (unit: "$" | "%") => void;
};

/** An amount in dollars or percent, with the choice of either beside it. */
export function AmountInput({ unit, onUnit, ...input }: AmountInputProps) {
  const Amount = unit === "%" ? PercentInput : MoneyInput;
  const choice = (
    <Select
      name={`${input.name}.unit`}
      label={`${input.label} in`}
      labelHidden
      className="w-16 shrink-0"
      options={units}
      value={unit}
      onChange={(chosen) => onUnit(chosen === "%" ? "%" : "$")}
    />
  );
  return <Amount {...input} action={input.readOnly === true ? undefined : choice} />;
}
