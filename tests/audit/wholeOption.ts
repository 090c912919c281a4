/** Reads a command-line option that is a whole number of at least 0; anything else ends the command before it checks anything. */
export function wholeOption(name: string, text: string): number {
  if (/^\d+$/.test(text) && Number.isSafeInteger(Number(text))) return Number(text);
  throw new Error(`--${name} is a whole number, such as 7: ${text}`);
}
