import { Alert } from "@teedesk/ui";
import type { ReactNode } from "react";
import type { Failure } from "../flows/apiResult.ts";
import { messages } from "./messages.ts";

/** The fatal alert: the prescribed text, then the server's response and the request id (CROSS-33, CROSS-34). */
export function FailureAlert({ failure, actions }: { failure: Failure; actions?: ReactNode }) {
  const body = failure.status === null ? messages.noResponse : failure.body;
  const detail = failure.request_id === null ? body : `${body}\nRequest ${failure.request_id}`;
  return (
    <Alert tone="danger" detail={detail} actions={actions}>
      {messages.fatal}
    </Alert>
  );
}
