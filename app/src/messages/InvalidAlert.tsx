import { Alert } from "@teedesk/ui";
import type { ReactNode } from "react";
import { messages } from "./messages.ts";

/** A refusal (CROSS-31, MSG-31), with the reasons that belong to no field of the form. */
export function InvalidAlert({ elsewhere, children }: { elsewhere: readonly string[]; children?: ReactNode }) {
  return (
    <Alert tone="warning">
      {messages.invalid}
      {elsewhere.map((message) => (
        <p key={message} className="font-normal whitespace-pre-line">
          {message}
        </p>
      ))}
      {children}
    </Alert>
  );
}
