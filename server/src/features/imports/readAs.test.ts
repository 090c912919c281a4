import { afterAll, beforeAll, expect, it } from "vitest";
import { importing } from "../../testing/importFile.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";
import { plainAmount } from "./kinds/cells.ts";
import { isDayFirst } from "./reading/readMoment.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

it.each([
  ["$1,250.00", "1,250.00"],
  ["1234,567", "1234,567"],
  [",500", ",500"],
  ["450,00", "450.00"],
  ["1.250,00", "1250.00"],
  ["1250,00", "1250.00"],
  ["7.500", "7.500"],
  ["4,5", "4,5"],
  ["1,25,00", "1,25,00"],
])("an amount %s is read as %s", (cell, amount) => {
  expect(plainAmount(cell)).toBe(amount);
});

it.each([
  [["3/4/2027", "13/4/2027"], false, true],
  [["3/4/2027", "4/13/2027"], true, false],
  [["3/4/2027", ""], false, false],
  [["3/4/2027", "2027-03-14"], true, true],
  [["27/03/04", "13 Main St", "619.555.0199"], false, false],
  [["13/4/2027", "4/13/2027"], true, true],
])("days %j after a file with the day first %j: %j", (days, before, is_day_first) => {
  expect(isDayFirst(days, before)).toBe(is_day_first);
});

it("BUS-09 a dry run shows how days, times, amounts and courses of new records were read", async () => {
  const bookings = await importing(server, "bookings");
  const { rows: booked } = await bookings.plan(
    'Course,Date,Time,Golfers,Total,Last name\ntorrey pines south,03/04/2027,1:10 pm,2,"$1,450.00",Read\nTorrey Pines South,2027-03-04 07:20,,2,450,Plain\n',
  );
  expect(booked.map(({ read_as }) => read_as)).toEqual([
    { course: "Torrey Pines South", play_date: "2027-03-04", play_time: "13:10", price: "1450.00" },
    { play_date: "2027-03-04", play_time: "07:20" },
  ]);
  const rates = await importing(server, "rates");
  const { rows: rated } = await rates.plan(
    "Course;Price;Erster;End date;Days;Start time;Deposit\nTorrey Pines South;222,50;13/04/2027;14/04/2027;Mon-Wed;7.00;$1,000\nTorrey Pines South;1234,567;13/04/2027;14/04/2027;Mon-Wed;7.00;\n",
    { mapping: { course: 0, rate: 1, start: 2, end: 3, rate_days: 4, time_start: 5, deposit: 6 } },
  );
  expect(rated.map(({ read_as }) => read_as)).toEqual([
    {
      rate: "222.50",
      deposit: "1000.00",
      start: "2027-04-13",
      end: "2027-04-14",
      rate_days: "Mon Tue Wed",
      time_start: "07:00",
    },
    {},
  ]);
  expect(rated[1]).toMatchObject({ action: "refused", reason: expect.stringContaining("Rate") });
  const certificates = await importing(server, "gift_certificates");
  const { rows: issued } = await certificates.plan("Serial,Balance\nREAD-1,$75\nREAD-2,75.00\nREAD-3,75\n");
  expect(issued.map(({ read_as }) => read_as)).toEqual([{ balance: "75.00" }, {}, {}]);
});
