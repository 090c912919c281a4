import { Alert } from "@teedesk/ui";
import { messages } from "./messages.ts";

/** A refusal (CROSS-31, MSG-31), with the reasons that belong to no field of the form. */
export function InvalidAlert({ elsewhere }: { elsewhere: readonly string[] }) {
  return (
    <Alert tone="warning">
      {messages.invalid}
      {elsewhere.map((message) => (
        <p key={message} className="font-normal whitespace-pre-line">
          {message}
        </p>
      ))}
    </Alert>
  );
}
