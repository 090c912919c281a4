/** The anchor of a rule or an example in its page. */
export const anchorOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
