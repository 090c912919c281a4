import { issueMessages } from "@teedesk/domain/issueMessages";
import type { FieldMessage } from "../flows/field.ts";

/** The text of a field's message: the server's as received, ours from the one table. */
export const fieldMessageText = (message: FieldMessage): string =>
  "text" in message ? message.text : issueMessages[message.code];
