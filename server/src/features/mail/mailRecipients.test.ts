import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { findTeeTime } from "../../teeTime/findTeeTime.ts";
import { type CancelFixture, createCancelFixture } from "../../testing/cancelFixture.ts";
import { forgetBookings } from "../../testing/databaseSnapshot.ts";
import type { TeeTimeMail } from "./mailFields.ts";
import { mailRecipients } from "./queueTeeTimeMail.ts";

let world: CancelFixture;
beforeAll(async () => {
  world = await createCancelFixture();
});
afterAll(() => world.connection.close());
beforeEach(() => forgetBookings(world.connection.db));

const customer = "pat.lee@example.test";
const course = "proshop@example.test";
const toNoOne = { should_email_customer: false, should_email_course: false };

it.each<[TeeTimeMail, string, boolean, object, readonly string[]]>([
  ["receipt", "by itself", false, {}, [customer, course]],
  ["receipt", "automatically to no one", false, toNoOne, []],
  ["receipt", "when requested", true, toNoOne, [customer]],
  ["cancelation", "by itself, to the course alone", false, { should_email_customer: false }, [course]],
  ["cancelation", "when asked for", true, {}, [customer, course]],
  ["voucher", "when asked for", true, {}, [customer]],
  [
    "voucher",
    "to each address once",
    true,
    { alt_emails: "a@b.test, PAT.LEE@example.test" },
    ["PAT.LEE@example.test", "a@b.test"],
  ],
])("the %s goes, %s", async (mail, _, isRequested, tee_time, readers) => {
  const stored = await findTeeTime(world.connection.db, await world.booked({ tee_time }));
  const { customer: toCustomer, course: toCourse } = mailRecipients(mail, stored, { isRequested });
  expect([...toCustomer, ...toCourse]).toEqual(readers);
});
