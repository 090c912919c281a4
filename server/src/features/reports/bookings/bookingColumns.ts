import { dateCell, integerCell, textCell, timeCell } from "@teedesk/xlsx";
import type { MomentCell } from "../report.ts";
import type { TableColumn } from "../table.ts";
import type { BookingRow } from "./bookingRows.ts";

type TextField = {
  [Name in keyof BookingRow]: BookingRow[Name] extends string | null ? Name : never;
}[keyof BookingRow];

const text = (title: string, field: TextField, width: number): TableColumn<BookingRow> => ({
  title,
  width,
  cell: (row) => textCell(row[field] ?? ""),
});

/** The columns of a booking in reports besides its figures. */
export const bookingColumns = (moment: MomentCell) =>
  ({
    id: { title: "Id", width: 10, cell: ({ id }) => integerCell(id) },
    created_at: { title: "Created At", width: 18, cell: ({ created_at }) => moment(created_at) },
    play_date: { title: "Play Date", width: 12, cell: ({ play_date }) => dateCell(play_date) },
    play_time: { title: "Play Time", width: 10, cell: ({ play_time }) => timeCell(play_time) },
    players: { title: "Players", width: 9, cell: ({ players }) => integerCell(players) },
    status: text("Status", "status", 12),
    agent: text("Agent", "agent", 20),
    course: text("Course", "course_name", 28),
    first_name: text("First Name", "first_name", 16),
    last_name: text("Last Name", "last_name", 18),
    email: text("Email", "email", 30),
    primary_phone: text("Phone", "primary_phone", 16),
    mobile_phone: text("Mobile Phone", "mobile_phone", 16),
    city: text("City", "city", 18),
    subdivision: text("State", "subdivision", 10),
    postcode: text("Postal Code", "postcode", 12),
    country: text("Country", "country_alpha2", 9),
    folio: text("Folio / Account", "folio", 18),
    confirmation: text("Confirmation", "confirmation", 16),
    payment_id: text("CC Conf", "payment_id", 18),
  }) satisfies Readonly<Record<string, TableColumn<BookingRow>>>;
