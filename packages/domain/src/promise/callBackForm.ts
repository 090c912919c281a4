import { date, line, required, timeOfDay } from "../form/field.ts";
import { form, type InputOf } from "../form/form.ts";

/** A call that is promised to a customer: the day and the time on the clocks of the business. */
export const callBackForm = form({ call_date: required(date), call_time: required(timeOfDay), note: line });

/** A promised call as it is read from its form: a day and a time on the clocks of the business, and a note. */
export type CallBackInput = InputOf<typeof callBackForm>;

/** The confirmation that a course gives when it is notified of a tee time; blank where it gives none. */
export const courseToldForm = form({ confirmation: line });

/** The way in which a refused payment was settled: it was paid otherwise, or given up (DECISION-74). */
export const paymentSettledForm = form({ reason: required(line) });
