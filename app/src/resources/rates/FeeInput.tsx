import { feeText, typedFee } from "@teedesk/domain";
import { type InputProps, MoneyInput, PercentInput, Select } from "@teedesk/ui";

const units = [
  { value: "$", text: "$" },
  { value: "%", text: "%" },
];

/** A service fee: an amount and whether it is dollars or percent, in one text (ANSWER-04). */
export function FeeInput({ value, onChange, ...input }: InputProps) {
  const { unit, amount } = typedFee(value);
  const Amount = unit === "%" ? PercentInput : MoneyInput;
  return (
    <div className={`flex items-end gap-1 ${input.className ?? ""}`}>
      <div className="min-w-0 grow">
        <Amount
          {...input}
          className=""
          value={amount}
          onChange={(typed) => onChange(feeText({ unit, amount: typed }))}
        />
      </div>
      {input.readOnly !== true && (
        <Select
          name={`${input.name}.unit`}
          label={`${input.label} in`}
          labelHidden
          className="w-16 shrink-0"
          options={units}
          value={unit}
          onChange={(chosen) => onChange(feeText({ unit: chosen === "%" ? "%" : "$", amount }))}
        />
      )}
    </div>
  );
}
