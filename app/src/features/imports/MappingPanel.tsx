import type { FieldErrors } from "@teedesk/domain";
import { Alert, Button, Checkbox, FormGrid, focusFirstError, Panel, Select } from "@teedesk/ui";
import { useEffect, useRef } from "react";
import type { ImportEvent } from "../../flows/importFile/machine.ts";
import type { ImportReading } from "../../flows/importFile/ports.ts";
import type { ImportDetails } from "./imports.api.ts";

type MappingPanelProps = {
  readonly details: ImportDetails;
  readonly chosen: ImportReading;
  readonly errors: FieldErrors;
  readonly refusal: string;
  readonly isBusy: boolean;
  readonly send: (event: ImportEvent) => void;
};

/** The column of each field, with a cell of the file to recognise it by. */
export function MappingPanel({ details, chosen, errors, refusal, isBusy, send }: MappingPanelProps) {
  const { headings, samples, fields } = details;
  const { mapping, is_day_first } = chosen;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0 && form.current !== null) focusFirstError(form.current);
  }, [errors]);
  const options = headings.map((heading, index) => {
    const sample = samples.map((cells) => cells[index] ?? "").find((cell) => cell !== "");
    const name = heading === "" ? `Column ${index + 1}` : heading;
    return { value: String(index), text: sample === undefined ? name : `${name} (${sample.slice(0, 40)})` };
  });
  const isFieldError = fields.some(({ name }) => name in errors);
  return (
    <Panel heading="Columns">
      <form
        ref={form}
        aria-label="Columns"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: "plan.requested" });
        }}
      >
        <FormGrid>
          {fields.map(({ name, label, hint, is_required = false }) => (
            <Select
              key={name}
              label={label}
              name={name}
              hint={hint}
              required={is_required}
              placeholder="Not in the file"
              value={String(mapping[name] ?? "")}
              error={errors[name]}
              options={options}
              onChange={(value) =>
                send({ type: "column.chosen", field: name, column: value === "" ? null : Number(value) })
              }
            />
          ))}
        </FormGrid>
        {fields.some(({ is_day = false }) => is_day) && (
          <div className="mt-3">
            <Checkbox
              label="3/4/2027 is the third of April"
              name="is_day_first"
              checked={is_day_first}
              onChange={(value) => send({ type: "dayFirst.changed", is_day_first: value })}
            />
          </div>
        )}
        {refusal !== "" && !isFieldError && (
          <div className="mt-3">
            <Alert tone="warning">{refusal}</Alert>
          </div>
        )}
        <Button
          data-acts
          type="submit"
          kind="primary"
          className="mt-3"
          busy={isBusy}
          disabled={Object.keys(mapping).length === 0}
        >
          Dry run
        </Button>
      </form>
    </Panel>
  );
}
