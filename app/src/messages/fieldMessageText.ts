import { issueWords } from "@teedesk/domain/words";
import type { FieldMessage } from "../flows/field.ts";

/** A field's message in words: the server's as they came, ours from the one table. */
export const wordsOf = (message: FieldMessage): string => ("text" in message ? message.text : issueWords[message.code]);
