import { line, required } from "../form/field.ts";
import { form } from "../form/form.ts";

/** The need for the whole number of a saved card, stated before it is shown (DECISION-72). */
export const cardNeedForm = form({ reason: required(line) });
