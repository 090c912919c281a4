const numbered = (prefix: string, numbers: string): readonly string[] =>
  numbers.split(" ").map((number) => `${prefix}-${number}`);

/**
 * Requirements that tests of the domain name and that are no rule of calculation or validation: a closed list, so that an
 * id which nobody knows is found.
 */
export const otherRequirements: Readonly<Record<string, readonly string[]>> = {
  "Who may see and do what": [
    ...numbered("ROLE", "01 02 03 04 05 06 07 08 10 12 13 14 15 16 18 19 20 21 22 23 24 25 26 27 28"),
    "OPS-SES-02",
    "OPS-HOME-04",
    "OPS-SHELL-27",
  ],
  "The booking form and what it loads": [
    ...numbered("OPS-IBE", "10 18 19 20 24 28 31 32 34 36 37 42 50 51 52 53 61"),
    ...numbered("UNCLEAR", "13 19"),
    "DECISIONS 25",
    "MSG-12",
  ],
  "The summaries of Home": numbered("OPS-HOME", "24 27"),
  "The tee-time page": [...numbered("OPS-TT", "04 15 42 43 49 50 51 52 53 54"), "UNCLEAR-63", "DECISIONS 16"],
  "The cancel dialog": ["MSG-25", "UNCLEAR-07"],
  "What wait list, queue and leads read": [
    "OPS-WAIT-05",
    "OPS-WAIT-07",
    "OPS-WAIT-16",
    "OPS-QUE-18",
    "OPS-QUE-20",
    "OPS-LEAD-18",
  ],
  "Courses, customers and transactions": [
    "ADM-CRS-53",
    "ADM-CUST-30",
    "ADM-GRP-20",
    "ADM-TXN-07",
    ...numbered("CONST", "42 44 45"),
    "MSG-44",
    ...numbered("UNCLEAR", "45 57"),
  ],
  "Answers of a server, secrets": ["CROSS-32", "CROSS-39", "UNCLEAR-20", "DECISIONS 28"],
};
