import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { digitsOf, entity, folded, id, lower } from "./columns.ts";

export const customerTypes = ["Customer", "GiftCertificateRecipient"] as const;

/** Somebody who plays, buys a certificate or is given one. Two customers may share an e-mail address. */
export const customers = pgTable(
  "customers",
  {
    id: id(),
    type: text({ enum: customerTypes }).notNull().default("Customer"),
    first_name: text().notNull().default(""),
    last_name: text().notNull().default(""),
    email: text().notNull().default(""),
    address: text().notNull().default(""),
    address_2: text().notNull().default(""),
    address_3: text().notNull().default(""),
    city: text().notNull().default(""),
    subdivision: text().notNull().default(""),
    postcode: text().notNull().default(""),
    country_alpha2: text().notNull().default(""),
    primary_phone: text().notNull().default(""),
    mobile_phone: text().notNull().default(""),
    legacy_address: text().notNull().default(""),
    /** The text that the search box searches: it begins each word with a blank, and has phone numbers as their digits. */
    search_text: text().notNull().generatedAlwaysAs(searchText),
    /**
     * The customer that this one turned out to be. Nothing refers to a merged one: triggers give what is stored for it to the other
     * (DECISION-64). The other is not merged itself.
     */
    merged_into: integer().references((): AnyPgColumn => customers.id),
    ...entity,
  },
  (table) => [
    // Each followed by the id: many share a name, and more have no phone number.
    index("customers_email").on(lower(table.email), table.id),
    index("customers_name").on(lower(table.last_name), lower(table.first_name), table.id),
    index("customers_first_name").on(lower(table.first_name), table.id),
    index("customers_phone").on(table.primary_phone, table.id),
    index("customers_type").on(table.type, table.id),
    // Those that are not merged are counted along it.
    index("customers_merged_into").on(table.merged_into, table.id),
    // Texts that may stand anywhere. New entries wait in a short queue, since every search reads all of it; a
    // shorter one takes imports twice as long.
    index("customers_texts")
      .using(
        "gin",
        table.first_name.op("gin_trgm_ops"),
        table.last_name.op("gin_trgm_ops"),
        table.email.op("gin_trgm_ops"),
        table.primary_phone.op("gin_trgm_ops"),
      )
      .with({ gin_pending_list_limit: 1024 }),
    index("customers_search").using("gin", table.search_text.op("gin_trgm_ops")).with({ gin_pending_list_limit: 1024 }),
    check("customers_merged", sql`${table.merged_into} <> ${table.id}`),
  ],
);

function searchText(): SQL {
  const { first_name, last_name, email, primary_phone, mobile_phone } = customers;
  return sql`' ' || ${folded([first_name, last_name, email])} || ' ' || ${digitsOf(primary_phone)} || ' ' || ${digitsOf(mobile_phone)}`;
}
