import type { OperationId } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { type SQL, sql } from "drizzle-orm";
import { digitsOf, folded, lower } from "../../db/schema/columns.ts";
import {
  customers,
  discounts,
  giftCertificates,
  golfCourses,
  staffUsers,
  teeTimeRows,
  teeTimes,
} from "../../db/schema/index.ts";
import { contains } from "../../records/listing.ts";
import { matchesSearch } from "../../records/search.ts";
import { equals, holdsWords, line, longEnough, mostRanked, national, rank, type Sought } from "./sought.ts";

type Kind = {
  readonly kind: components["schemas"]["FoundKind"];
  /** The call that opens one: the kind is found for those who may make it. */
  readonly read: OperationId;
  /** The rows of that kind: id, title, detail, rank, and the place among alike ranks. */
  readonly rows: (sought: Sought) => SQL;
};

/**
 * The kinds in the order of their rows. Handles are read by their own indexes, so that a handle is found however common its text is;
 * other texts by the trigrams of the search box (DECISION-30). The text is sent unprepared: whether trigrams or the table itself are
 * faster depends on how common it is.
 */
export const kinds: readonly Kind[] = [
  { kind: "customer", read: "getCustomer", rows: customerRows },
  { kind: "tee_time", read: "getTeeTime", rows: teeTimeRowsOf },
  { kind: "gift_certificate", read: "getGiftCertificate", rows: certificateRows },
  { kind: "discount", read: "getDiscount", rows: discountRows },
  { kind: "course", read: "getCourse", rows: courseRows },
  { kind: "staff_user", read: "getStaffUser", rows: staffRows },
];

/** The customers with the text as their e-mail. */
const ofEmail = ({ text }: Sought): SQL =>
  sql`(select ${customers.id} from ${customers} where ${lower(customers.email)} = ${text.toLowerCase()})`;

/** The text is searched for, unless it is an e-mail on record: thousands share its domain, and no other is meant. */
const searched = (sought: Sought, table: typeof customers | typeof teeTimeRows): SQL =>
  sql`not exists ${ofEmail(sought)} and ${longEnough(sought, matchesSearch(table, sought.text))}`;

/** Whether the text is a customer's phone number. */
const hasPhone = ({ phone }: Sought): SQL =>
  sql`(${phone}::text in (${national(digitsOf(customers.primary_phone))}, ${national(digitsOf(customers.mobile_phone))}))`;

/** Whether the text is a customer's whole name, in either order. */
function isNamed({ name }: Sought): SQL {
  const { first_name, last_name } = customers;
  return sql`(${name} in (${folded([first_name, last_name])}, ${folded([last_name, first_name])}))`;
}

/**
 * The customers who are meant by their e-mail, phone number or whole name; of a merged one, the one that it was merged into. Of those whose
 * texts contain it only so many are compared as are ranked.
 */
const meantBy = (sought: Sought): SQL =>
  sql`(select coalesce(${customers.merged_into}, ${customers.id}) from ${customers} where ${customers.id} in (
    ${ofEmail(sought)} union all (select ${customers.id} from ${customers}
      where ${customers.id} in (select ${customers.id} from ${customers} where ${searched(sought, customers)} limit ${mostRanked})
        and (${hasPhone(sought)} or ${isNamed(sought)}))))`;

/** A merged customer is found as the one that it was merged into (DECISION-64). */
function customerRows(sought: Sought): SQL {
  const { id, email, first_name, last_name, primary_phone, type, merged_into } = customers;
  const name = sql`trim(${first_name} || ' ' || ${last_name})`;
  return sql`select ${id} as id, coalesce(nullif(${name}, ''), nullif(${email}, ''), 'Customer ' || ${id}) as title,
      ${line(sql`case ${type} when 'Customer' then '' else 'Gift certificate recipient' end`, sql`${email}`, sql`${primary_phone}`)} as detail,
      ${rank(sql`(${lower(email)} = ${sought.text.toLowerCase()} or ${hasPhone(sought)})`, sql`(${equals(sql`${id}`, sought.id)} or ${isNamed(sought)})`)} as rank,
      row_number() over (order by ${lower(last_name)}, ${lower(first_name)}, ${id}) as place
    from ${customers} where ${id} in (select coalesce(${merged_into}, ${id}) from ${customers} where ${id} in (
      select ${id} from ${customers} where ${equals(sql`${id}`, sought.id)}
      union all ${ofEmail(sought)}
      union all (select ${id} from ${customers} where ${searched(sought, customers)} limit ${mostRanked})))`;
}

/**
 * The next to be played first, then the latest played; a canceled one is behind those that stand. Those of a customer who is meant are
 * in this order before they are cut.
 */
function teeTimeRowsOf(sought: Sought): SQL {
  const { id, confirmation, payment_id, play_date, play_time, players, course_name, status, customer_id } = teeTimeRows;
  const typed = sought.text.toLowerCase();
  // Every other tee time is INTERNAL until its course is told: no one means these by it, and they are not read.
  const isNumber = typed !== "internal";
  const isConfirmation = isNumber ? sql`(${lower(confirmation)} = ${typed} and ${confirmation} <> '')` : sql`false`;
  const ofConfirmation = sql`(select ${teeTimes.id} from ${teeTimes} where ${
    isNumber ? sql`${lower(teeTimes.confirmation)} = ${typed}` : sql`false`
  })`;
  const isCharge = sql`(${payment_id} = ${sought.text})`;
  const isOver = sql`(${status} = 'Canceled' or ${play_date} < ${sought.today}::date)`;
  const nearest = sql`${isOver}, abs(${play_date} - ${sought.today}::date), ${play_time}, ${id}`;
  return sql`select ${id} as id, to_char(${play_date}, 'Dy MM/DD/YYYY ') || ${play_time} || ', ' || ${course_name} as title,
      ${line(
        sql`trim(${teeTimeRows.first_name} || ' ' || ${teeTimeRows.last_name})`,
        sql`${players} || case ${players} when 1 then ' player' else ' players' end`,
        sql`${confirmation}`,
        sql`case ${status} when 'Booked' then '' else ${status} end`,
      )} as detail,
      ${rank(sql`(${isConfirmation} or ${isCharge})`, equals(sql`${id}`, sought.id))} as rank,
      row_number() over (order by ${nearest}) as place
    from ${teeTimeRows} where ${id} in (
      select ${id} from ${teeTimeRows} where ${equals(sql`${id}`, sought.id)}
      union all (select ${id} from ${teeTimeRows} where ${id} in ${ofConfirmation} and ${isConfirmation}
        order by ${nearest} limit ${mostRanked})
      union all select ${id} from ${teeTimeRows} where ${isCharge}
      union all (select ${id} from ${teeTimeRows} where ${customer_id} in ${meantBy(sought)}
        order by ${nearest} limit ${mostRanked})
      union all (select ${id} from ${teeTimeRows} where ${searched(sought, teeTimeRows)} limit ${mostRanked}))`;
}

function certificateRows(sought: Sought): SQL {
  const { id, serial, raw_balance, customer_id } = giftCertificates;
  const purchaser = sql`(select trim(${customers.first_name} || ' ' || ${customers.last_name}) from ${customers} where ${customers.id} = ${customer_id})`;
  const isLong = sought.text.length > 2;
  return sql`select ${id} as id, ${serial} as title,
      ${line(sql`to_char(${raw_balance} / 100.0, 'FM$999,999,990.00') || ' left'`, sql`'bought by ' || nullif(${purchaser}, '')`)} as detail,
      ${rank(sql`(${lower(serial)} = ${sought.text.toLowerCase()})`, equals(sql`${id}`, sought.id))} as rank,
      row_number() over (order by ${lower(serial)}) as place
    from ${giftCertificates} where ${id} in (
      select ${id} from ${giftCertificates} where ${equals(sql`${id}`, sought.id)}
      union all select ${id} from ${giftCertificates} where ${lower(serial)} = ${sought.text.toLowerCase()}
      union all (select ${id} from ${giftCertificates} where ${isLong ? contains(serial, sought.text) : sql`false`} limit ${mostRanked}))`;
}

function discountRows(sought: Sought): SQL {
  const { id, code, is_dollars, raw_amount, end_date, enabled } = discounts;
  const amount = sql`case when ${is_dollars} then to_char(${raw_amount} / 100, 'FM$999,999,990.00') else ${raw_amount}::real || ' %' end`;
  return sql`select ${id} as id, ${code} as title,
      ${line(amount, sql`'until ' || to_char(${end_date}, 'MM/DD/YYYY')`, sql`case when ${enabled} then '' else 'not enabled' end`)} as detail,
      ${rank(sql`(${lower(code)} = ${sought.text.toLowerCase()})`, equals(sql`${id}`, sought.id))} as rank,
      row_number() over (order by ${lower(code)}) as place
    from ${discounts} where ${equals(sql`${id}`, sought.id)} or ${lower(code)} = ${sought.text.toLowerCase()}
      or ${longEnough(sought, contains(code, sought.text))}`;
}

function courseRows(sought: Sought): SQL {
  const { id, course_name, display_name, city, phone, inactive } = golfCourses;
  const isNamed = sql`(${sought.name} in (${folded([course_name])}, ${folded([display_name])}))`;
  const hasPhone = sql`(${sought.phone}::text = ${national(digitsOf(phone))})`;
  return sql`select ${id} as id, ${course_name} as title,
      ${line(sql`${city}`, sql`${phone}`, sql`case when ${inactive} then 'inactive' else '' end`)} as detail,
      ${rank(sql`coalesce(${hasPhone}, false)`, sql`(${equals(sql`${id}`, sought.id)} or ${isNamed})`)} as rank,
      row_number() over (order by ${inactive}, ${lower(course_name)}) as place
    from ${golfCourses} where ${equals(sql`${id}`, sought.id)} or coalesce(${hasPhone}, false)
      or ${longEnough(sought, holdsWords(folded([course_name, display_name]), sought))}`;
}

function staffRows(sought: Sought): SQL {
  const { id, name, email } = staffUsers;
  const isNamed = sql`(${sought.name} = ${folded([name])})`;
  return sql`select ${id} as id, ${name} as title, ${email} as detail,
      ${rank(sql`(${lower(email)} = ${sought.text.toLowerCase()})`, sql`(${equals(sql`${id}`, sought.id)} or ${isNamed})`)} as rank,
      row_number() over (order by ${lower(name)}) as place
    from ${staffUsers} where ${equals(sql`${id}`, sought.id)} or ${longEnough(sought, holdsWords(folded([name, email]), sought))}`;
}
