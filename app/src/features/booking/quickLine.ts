/** The line as it is shown, with its code or before that has loaded. `maxLength` is more than a line holds: a pasted page is named as too long, not cut. */
export const quickLine = { label: "Quick entry", placeholder: "sat 7:40 4p torrey morales", maxLength: 100_000 };
