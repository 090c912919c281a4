const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** After one of these a number is dollars, even without its sign. */
export const dollarsBefore = setOf(
  "under below tip tips gratuity deposit budget usd refund refunds owes owed due balance",
);
export const dollarsAfter = setOf("each ea apiece per pp tip tips gratuity dollars bucks usd");

/** Words that make an amount another one than the charge: "under $120", "up to $120". */
export const wordsBefore = new Set([
  ...dollarsBefore,
  ...setOf("over above about around approx up to max maximum min minimum most least less more than no not"),
  ...setOf("between from discount off gift certificate cert"),
]);

/** The same after it: "$101 each", "$101 a head", "$120 or less". */
export const wordsAfter = new Set([
  ...dollarsAfter,
  ...setOf(
    "head player person golfer max maximum min minimum tops deposit refund owed balance off less more or under below plus",
  ),
]);

/** Words between two amounts, neither of which is the charge then: "$101 or $120". */
export const wordsBetween = setOf("or and to - –");

/** Words of money that are not part of a name. */
export const moneyWords: ReadonlySet<string> = new Set([
  ...dollarsBefore,
  ...dollarsAfter,
  ...setOf("over above less more than least most off up charge total"),
]);
