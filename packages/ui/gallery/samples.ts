import type { HistoryEntry } from "../src/index.ts";

export const courses = [
  "Torrey Pines South",
  "Torrey Pines North",
  "Coronado Municipal",
  "Balboa Park",
  "Aviara",
  "Maderas",
  "Rancho Bernardo Inn",
  "Barona Creek",
  "Steele Canyon",
].map((text, index) => ({ value: String(index + 1), text }));

export type TeeTimeRow = {
  id: number;
  first_name: string;
  last_name: string;
  status: string;
  play_date: string;
  play_time: string;
  players: number;
  cost: string;
  course: string;
  confirmation: string;
  agent: string;
  notes: string;
};

const people = ["Alvarez Maria", "Okafor Daniel", "Lindqvist Eva", "Tanaka Kenji", "O'Rourke Sean", "Haddad Leila"];

export const teeTimes: TeeTimeRow[] = Array.from({ length: 24 }, (_, index) => {
  const [last_name = "", first_name = ""] = (people[index % people.length] ?? "").split(" ");
  return {
    id: 5214 - index,
    first_name,
    last_name,
    status: index % 7 === 3 ? "Canceled" : "Booked",
    play_date: `11/${String(21 + (index % 9)).padStart(2, "0")}/2026`,
    play_time: `${String(6 + (index % 10)).padStart(2, "0")}:${index % 2 ? "12" : "40"}`,
    players: 1 + (index % 4),
    cost: (100 + index * 37.25).toFixed(2),
    course: courses[index % courses.length]?.text ?? "",
    confirmation: index % 3 ? `TP-${20931 + index}` : "INTERNAL",
    agent: index % 2 ? "agent@teedesk.test" : "admin@teedesk.test",
    notes: index % 4 ? "" : "Walking, needs two sets of left-handed clubs",
  };
});

const longNote =
  "Group of four from the conference, two walking and two riding. Needs two sets of left-handed clubs, a late check-in for the second car, and the receipt to the hotel's desk rather than the guests.";

export const history: readonly HistoryEntry[] = [
  {
    key: 3,
    when: "11/21/2026 12:04",
    who: "agent@teedesk.test",
    action: "updated",
    changes: [
      { field: "Play Time", before: "06:40", after: "07:12" },
      { field: "Notes", before: "", after: longNote },
      { field: "Internal Notes", before: longNote, after: "" },
    ],
  },
  { key: 2, when: "11/20/2026 16:31", who: "admin@teedesk.test", action: "receipt sent", changes: [] },
  {
    key: 1,
    when: "11/20/2026 16:30",
    who: "admin@teedesk.test",
    action: "created",
    changes: ["Course", "Play Date", "Play Time", "Players", "Cost", "Agent", "Confirmation"].map((field) => ({
      field,
      before: "",
      after: field === "Course" ? "Torrey Pines South" : "4",
    })),
  },
];
