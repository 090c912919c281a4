import { Alert, Button } from "@teedesk/ui";
import { member } from "../api/record.ts";

type ReadFailureProps = {
  /** The name of what could not be read, as the beginning of a sentence: "The list of courses". */
  readonly what: string;
  /** The failure of a query; its cause is the call's result. */
  readonly error: Error;
  readonly retry: () => void;
};

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** The messages of a refused read, else the server's message about its refusal or failure. */
function reasonOf({ cause }: Error): string {
  const errors = member(cause, "errors");
  if (typeof errors === "object" && errors !== null) {
    return Object.entries(errors)
      .map(([field, message]) => `${field}: ${textOf(message)}`)
      .join("\n");
  }
  const id = textOf(member(cause, "request_id"));
  return [textOf(member(cause, "message")), textOf(member(cause, "body")), id === "" ? "" : `Request ${id}`]
    .filter((line) => line !== "")
    .join("\n");
}

/** The alert of a failed read: its name, the reason, and a button to try again. */
export function ReadFailure({ what, error, retry }: ReadFailureProps) {
  const reason = reasonOf(error);
  return (
    <Alert
      tone="danger"
      detail={reason === "" ? undefined : reason}
      actions={
        <Button size="small" onClick={retry}>
          Try again
        </Button>
      }
    >
      {what} could not be loaded.
    </Alert>
  );
}
