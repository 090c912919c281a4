import { issueMessages } from "@teedesk/domain/issueMessages";
import type { FieldMessage } from "../flows/field.ts";

/** A field's message in words: the server's as they came, ours from the one table. */
export const fieldMessageText = (message: FieldMessage): string =>
  "text" in message ? message.text : issueMessages[message.code];
