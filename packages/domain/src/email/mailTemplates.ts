/** Label and value of each row of a table in a mail. */
export type MailRows = readonly (readonly [label: string, value: string])[];

/** A name between double braces: its meaning and an example. */
type Placeholder<Sample> = { readonly meaning: string; readonly sample: Sample };

type MailTemplate = {
  /** Its name for staff. */
  readonly name: string;
  /** Placeholders of texts, which `{% if name %}` tests for a blank. */
  readonly texts: Readonly<Record<string, Placeholder<string>>>;
  /** Placeholders of tables, each in a paragraph of its own. */
  readonly tables: Readonly<Record<string, Placeholder<MailRows>>>;
  /** A letter, or a card to be printed and given away. */
  readonly layout: "letter" | "card";
};

const teeTime = {
  customer_name: { meaning: "First and last name of the customer", sample: "Pat O'Lee" },
  course_name: { meaning: "Name of the course", sample: "Torrey Pines South" },
  play_date: { meaning: "Day of play", sample: "12/12/2026" },
  play_time: { meaning: "Time of play", sample: "08:40" },
  players: { meaning: "Number of players", sample: "4" },
  confirmation: { meaning: "Confirmation of the course", sample: "TP-20417" },
};

const details: MailRows = [
  ["Course", "Torrey Pines South"],
  ["Play date", "12/12/2026"],
  ["Play time", "08:40"],
  ["Players", "4"],
  ["Name", "Pat O'Lee"],
  ["Confirmation", "TP-20417"],
  ["Notes", "Carts & clubs at the <starter>"],
];

const teeTimeDetails = { meaning: "Course, day, time, players, name, confirmation and notes", sample: details };

const certificate = {
  serial: { meaning: "Serial to name when booking", sample: "GIFT-2048" },
  balance: { meaning: "What can be spent with it now", sample: "$100.00" },
  purchaser_name: { meaning: "Who bought it", sample: "Dana Fox" },
  recipient_name: { meaning: "Whom it is for", sample: "Pat O'Lee" },
  course_name: { meaning: "The only course that takes it; blank when all do", sample: "Torrey Pines South" },
};

/**
 * The e-mail templates, each with the only placeholders that its text may have (ANSWER-30). The console lists and inserts
 * them; the server fills them, and refuses a text with any other.
 */
export const mailTemplates = {
  tee_time_receipt: {
    name: "Tee time receipt",
    layout: "letter",
    texts: {
      ...teeTime,
      cancel_terms: {
        meaning: "Until when it can be canceled and what then goes back; blank where there is nothing to say",
        sample: "Free to cancel until Friday, December 11, 8:40 in the morning.",
      },
    },
    tables: {
      details: teeTimeDetails,
      amounts: {
        meaning: "The price line by line, and its total",
        sample: [
          ["Tee time", "$480.00"],
          ["Discount FAIRWAY15", "-$72.00"],
          ["Total", "$408.00"],
        ],
      },
    },
  },
  tee_time_voucher: {
    name: "Tee time voucher",
    layout: "letter",
    texts: teeTime,
    tables: { details: teeTimeDetails },
  },
  tee_time_cancelation: {
    name: "Tee time cancelation",
    layout: "letter",
    texts: teeTime,
    tables: {
      details: teeTimeDetails,
      amounts: { meaning: "What was returned, if anything", sample: [["Refunded", "$408.00"]] },
    },
  },
  tee_time_course_cancelation: {
    name: "Tee time cancelation for the course",
    layout: "letter",
    texts: teeTime,
    tables: { details: teeTimeDetails },
  },
  gift_certificate_receipt: {
    name: "Gift certificate receipt",
    layout: "letter",
    texts: certificate,
    tables: {
      details: {
        meaning: "Serial, day of sale, people, course, what was paid and the balance",
        sample: [
          ["Serial", "GIFT-2048"],
          ["Sold on", "11/20/2026"],
          ["Purchaser", "Dana Fox"],
          ["Recipient", "Pat O'Lee"],
          ["Course", "Torrey Pines South"],
          ["Paid", "$100.00"],
          ["Balance", "$100.00"],
        ],
      },
    },
  },
  gift_certificate: {
    name: "Gift certificate",
    layout: "card",
    texts: {
      ...certificate,
      from: { meaning: "Who it is from, as the purchaser wrote it", sample: "Dana and the kids" },
      greeting: { meaning: "The purchaser's greeting", sample: "Happy birthday!\nSee you at the 19th hole." },
    },
    tables: {},
  },
  wait_list_removal: {
    name: "Wait list removal",
    layout: "letter",
    texts: {
      customer_name: { meaning: "First and last name of the customer", sample: "Pat O'Lee" },
      wait_list: {
        meaning: "Course, day and time that was waited for",
        sample: "Torrey Pines South, Saturday, December 12, 2026, 8:40 AM",
      },
    },
    tables: {},
  },
} as const satisfies Readonly<Record<string, MailTemplate>>;

/** Names a template, in calls and in the database. */
export type MailTemplateKey = keyof typeof mailTemplates;

/** The values of a template's placeholders. */
export type MailFields<Key extends MailTemplateKey> = {
  readonly texts: Readonly<Record<keyof (typeof mailTemplates)[Key]["texts"], string>>;
  readonly tables: Readonly<Record<keyof (typeof mailTemplates)[Key]["tables"], MailRows>>;
};

/** Whether a text is the key of a template. */
export const isMailTemplateKey = (key: string): key is MailTemplateKey => Object.hasOwn(mailTemplates, key);

/** A placeholder as it is listed: its name, meaning and example. */
export type MailPlaceholder = Placeholder<string | MailRows> & { readonly name: string };

/** The placeholders of a template, texts before tables. */
export function placeholdersOf(key: MailTemplateKey): readonly MailPlaceholder[] {
  const { texts, tables }: MailTemplate = mailTemplates[key];
  return Object.entries({ ...texts, ...tables }).map(([name, placeholder]) => ({ name, ...placeholder }));
}
