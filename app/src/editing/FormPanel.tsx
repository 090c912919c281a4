import { FormGrid, Panel } from "@teedesk/ui";
import type { ReactNode } from "react";

type FormPanelProps = {
  readonly heading: string;
  /** The fields, in two columns where there is room. */
  readonly children: ReactNode;
  /** Checkboxes, in a line below them. */
  readonly flags?: ReactNode;
  readonly className?: string;
};

/** A part of a record's form. */
export function FormPanel({ heading, children, flags, className }: FormPanelProps) {
  return (
    <Panel heading={heading} className={className}>
      <FormGrid>{children}</FormGrid>
      {flags !== undefined && <div className="mt-3 flex flex-wrap gap-x-6">{flags}</div>}
    </Panel>
  );
}
