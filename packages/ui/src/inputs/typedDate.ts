/** The day of a typed mm/dd/yyyy, at local midnight as the calendar wants it; undefined when it is no day. */
export function readTypedDate(text: string): Date | undefined {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  if (match === null) return undefined;
  const [month, day, year] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(year, month - 1, day);
  return date.getMonth() === month - 1 && date.getDate() === day ? date : undefined;
}

/** A day of the calendar as a person types it, mm/dd/yyyy. */
export function typedDate(date: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(date.getMonth() + 1)}/${two(date.getDate())}/${date.getFullYear()}`;
}

/** The problem with a tidied date, in words that fit under a narrow field; undefined for a day and for "". */
export function typedDateProblem(text: string): string | undefined {
  if (text === "" || readTypedDate(text)) return undefined;
  return /^\d+\/\d+\/\d+$/.test(text) ? "No such date." : "Use mm/dd/yyyy.";
}
