import { by, operations, type Rule, tests } from "./rule.ts";

const quick = (
  id: string,
  title: string,
  formula: string,
  reader: readonly [file: string, name: string],
  testedBy: Rule["testedBy"],
  reading: Rule["reading"] = null,
  life: Pick<Rule, "version" | "validFrom"> = { version: 1, validFrom: "2026-11-24" },
): Rule => ({
  id,
  title,
  ...life,
  source: operations("§2", [], "DECISION-57"),
  formula,
  reading,
  implementedBy: [by(`quickEntry/${reader[0]}.ts`, reader[1]), by("quickEntry/quickEntry.ts", "quickEntry")],
  testedBy,
});

/** Since numbers in words, words that are no name, and dates as the form's fields take them are read; later, since words beside an amount, a day or a time are. */
const since = (version: number, validFrom = "2026-11-28"): Pick<Rule, "version" | "validFrom"> => ({
  version,
  validFrom,
});

/** The words of a line in which a booking is typed. */
export const quickEntryRules: readonly Rule[] = [
  quick(
    "QUICK-01",
    "Day",
    'month/day with or without its year, which may have two figures, also with hyphens or points, year-month-day, "nov 28", "today", "tomorrow", a weekday, with "next" or "this", before or after a date or alone; without a year the next such day; "day after tomorrow", and days or weeks "from" or "after" any of these; other words that move a day, as in "sat next week", set none, nor do several days, "sat or sun", or a bound, "before sat"',
    ["readDate", "readDate"],
    [tests("quickEntry/readDate.test.ts", "QUICK-01 has a day: %s")],
    {
      chosen: "Today's weekday is asked about, as is the week of *next*, and a weekday beside a date of another",
      rejected: "The next one is taken",
      example: '"tue" on Tuesday, November 24: November 24 or December 1',
    },
    since(6, "2026-11-29"),
  ),
  quick(
    "QUICK-02",
    "Time",
    '"7:40", "740", "740a", "7 pm", "6 in the morning", "seven am", "morning 6", "noon", "quarter to 8", "half past 7", "10 past 8", "10 minutes to 9", but no range such as "8 to 10", none of several, "8 or 9", no bound such as "before 9", nor digits of a phone number, of players or clubs; a leading zero, 0 and 13 to 23 are of the 24-hour clock; bare hours from 8 to 11 are in the morning, from 12 to 4 in the afternoon',
    ["typedTime", "typedTime"],
    [tests("quickEntry/readTime.test.ts", "QUICK-02 has a time: %s")],
    {
      chosen: "A bare hour from 5 to 7 is asked about, as is a part of the day before a time of the other half",
      rejected: "It is in the morning",
      example: '"7:40": 7:40 in the morning or in the evening',
    },
    since(6, "2026-11-29"),
  ),
  quick(
    "QUICK-03",
    "Players",
    '"4p", "4 players", "foursome", "single"; one to eight in words; another bare number up to 40 is players or an hour, and the one that the line does not say otherwise; one in a range such as "2 to 4 players" or before "carts", "holes", "kids" or "foursomes" is neither, nor is one of several, as in "4 or 5 people" and "foursome plus 1", or a number of players with some beside it, "4p 2 kids", nor one in words before minutes, as in "seven forty"',
    ["readPlayers", "readPlayers"],
    [tests("quickEntry/readPlayers.test.ts", "QUICK-03 has players: %s")],
    {
      chosen: '"4p" is four players',
      rejected: "It is 4 in the afternoon",
      example: '"sat 4p": four players on Saturday, and no time',
    },
    since(5, "2026-11-29"),
  ),
  quick(
    "QUICK-04",
    "Course",
    "words that begin words of its name in their order, the first of three letters or more; several courses are named and asked about",
    ["readCourse", "readCourse"],
    [
      tests(
        "quickEntry/readCourse.test.ts",
        "QUICK-04 has a course: %s",
        "QUICK-04 has a course of similar names: %s",
        "QUICK-04 leaves the course open where nothing says which",
      ),
    ],
    {
      chosen:
        "Of several courses none is taken until one is chosen: without a choice the words stay in the line and the field is blank",
      rejected: "The default course or the first is taken",
      example: '"torrey": Torrey Pines South or North?',
    },
  ),
  quick(
    "QUICK-05",
    "Caller",
    'a phone number of 7, 10 or 11 digits in any grouping, an e-mail address, or up to three words of letters that nothing else reads and that are none such as "or", "after", "each", "day", "kids" and "call"; "name" before words, or parentheses around them, make any words a name; a new customer has capitals where all letters were typed small',
    ["readCaller", "readPhone"],
    [tests("quickEntry/readCaller.test.ts", "QUICK-05 has a caller: %s", "QUICK-05 has no caller called %s")],
    null,
    since(4, "2026-11-29"),
  ),
  quick(
    "QUICK-06",
    "Codes",
    'the word after "code" or "discount", after "cert" or "gift", with or without "number", "no." or "is" between them, and no amount or percentage; a word of letters and digits alone may be either and is asked about, unless it is a day such as "30th"',
    ["readCodes", "readCode"],
    [tests("quickEntry/readCodes.test.ts", "QUICK-06 has a code: %s")],
    null,
    since(3, "2026-11-29"),
  ),
  quick(
    "QUICK-07",
    "Confirmation, charge and clubs",
    '"internal", "conf TT-77", "confirmation number 77", "#77"; "$404", unless a word beside it says that it is another amount, as in "$101 each", "under $120", "tip $20" and "refund $404", which set nothing; "clubs 2 rh" of the clubs that the course rents out, several kinds of which are asked about; the number also in words',
    ["readClubs", "readClubs"],
    [
      tests(
        "quickEntry/readCodes.test.ts",
        "QUICK-07 has more: %s",
        "QUICK-07 has no charge where a word says that the amount is another: %s",
        "QUICK-07 has clubs whose course is not known yet",
      ),
    ],
    null,
    since(4, "2026-11-29"),
  ),
  quick(
    "QUICK-08",
    "What is set",
    'a field is set once, by the first words that mean nothing else, a bare number last, and each part is shown with its words; a choice is about the words it was made for, and ends with them; digits in the groups of a card are never read, nor what "no", "not", "without" or "own" before it denies, nor several values of a field or a bound of it',
    ["readCaller", "readCardNumber"],
    [
      tests("quickEntry/readCaller.test.ts", "QUICK-08 has no card: %s"),
      tests(
        "quickEntry/readChanged.test.ts",
        "QUICK-08 sets nothing that is denied: %s",
        "QUICK-08 sets nothing that is a bound or one of several: %s",
      ),
      tests(
        "quickEntry/quickEntry.test.ts",
        "QUICK-08 sets a field once: what was chosen leaves the others to the parts beside it",
        "QUICK-08 reads 10,000 random lines, and sets no field without showing where and what",
      ),
    ],
    null,
    since(3, "2026-11-29"),
  ),
  quick(
    "QUICK-09",
    "Length",
    "400 characters are read; the rest is named as too long",
    ["quickEntry", "quickEntry"],
    [
      tests(
        "quickEntry/quickEntry.test.ts",
        "QUICK-09 reads a pasted page no longer than a line, and names what is left",
      ),
    ],
  ),
];
