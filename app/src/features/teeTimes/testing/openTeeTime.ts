import type { Config } from "../../../config/config.ts";
import { openConsole } from "../../../testing/openConsole.tsx";

export const stored = {
  id: 7,
  lock_version: 2,
  play_date: "2027-03-01",
  play_time: "09:30",
  players: 4,
  course: { id: 3, course_name: "Torrey Pines South" },
  customers: [{ id: 12, first_name: "Pat", last_name: "Lee", email: "pat@example.test" }],
  golf_rate: { id: 44 },
  deal_id: 5,
};

export const open = (
  changes: object = {},
  more: Readonly<Record<string, unknown>> = {},
  config: Partial<Config> = {},
) =>
  openConsole("/manage-tee-time/7", {
    level: "admin",
    config,
    replies: {
      "GET /api/tee_times/show/7": { ...stored, ...changes },
      "GET /api/transaction_records/tee_time/7": [],
      "GET /api/history/tee_time/7": [],
      "GET /api/courses/list": [{ id: 3, name: "Torrey Pines South" }],
      ...more,
    },
  });
