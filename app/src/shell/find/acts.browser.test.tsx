import { accessOf, type Level, mayCall, type OperationId } from "@teedesk/domain";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openConsole } from "../../testing/openConsole.tsx";
import { specifiedServer } from "../../testing/specifiedServer/specifiedServer.ts";

/** The page of each kind of record, with the noun of its calls. */
const records = [
  ["/manage-tee-time/7", "TeeTime"],
  ["/manage-customer/7", "Customer"],
  ["/manage-gift-certificate/7", "GiftCertificate"],
  ["/manage-discount/7", "Discount"],
  ["/manage-course/7", "Course"],
  ["/manage-course-group/7", "CourseGroup"],
  ["/manage-rate/7", "Rate"],
  ["/rental-club/7", "RentalClub"],
  ["/image/7", "CourseImage"],
  ["/holiday/7", "Holiday"],
  ["/maintenance/7", "Maintenance"],
  ["/helpful-link/7", "HelpfulLink"],
  ["/ric-user/7", "StaffUser"],
] as const;

const isOperation = (call: string): call is OperationId => call in accessOf;
const may = (level: Level, call: string): boolean => isOperation(call) && mayCall(level, call);

/** Acts that only some kinds have, with the call of each. */
const others: Readonly<Record<string, readonly (readonly [act: string, call: OperationId])[]>> = {
  TeeTime: [
    ["Change customer", "changeTeeTimeCustomer"],
    ["Send Receipt", "sendTeeTimeReceipt"],
    ["Send Voucher", "sendTeeTimeVoucher"],
    ["Send Cancelation Email", "sendCancelationEmail"],
    ["Cancel Tee Time", "cancelTeeTime"],
  ],
  Customer: [["Book a tee time", "bookTeeTime"]],
  GiftCertificate: [
    ["Send Receipt", "sendGiftCertificateReceipt"],
    ["Send Certificate", "sendGiftCertificate"],
    ["Change Purchaser", "changeGiftCertificatePurchaser"],
    ["Change Recipient", "changeGiftCertificateRecipient"],
  ],
};

const cases = (["admin", "other"] as const).flatMap((level) =>
  records.filter(([, noun]) => may(level, `get${noun}`)).map(([path, noun]) => [level, path, noun] as const),
);

it.each(cases)(
  "ROLE-15..28 for level %s the box offers on %s what the table of access allows",
  async (level, path, noun) => {
    await page.viewport(1440, 900);
    const { screen } = await openConsole(path, { level, server: specifiedServer() });
    await expect.element(screen.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => screen.getByRole("main").getByText("Loading").elements()).toEqual([]);
    await userEvent.keyboard("{F2}");
    const offered = () =>
      screen
        .getByRole("dialog", { name: "Find" })
        .getByRole("group", { name: "On this page" })
        .getByRole("option")
        .elements()
        .map((option) => option.querySelector("[title]")?.textContent);
    const expected = [
      ["Edit", `update${noun}`] as const,
      ["Delete", `delete${noun}`] as const,
      ...(others[noun] ?? []),
    ].map(([act, call]) => [act, may(level, call)] as const);
    await expect.poll(() => expected.map(([act]) => [act, offered().includes(act)])).toEqual(expected);
  },
);
