/**
 * Rooms whose words have not been swept yet (docs/style.md). A room is taken out as soon as it is swept, or gives way to those of its
 * folders that are not.
 */
export const pending: readonly string[] = [
  "app/src/editing/",
  "app/src/features/availability/",
  "app/src/features/queues/",
  "app/src/features/teeTimes/",
  "app/src/flows/cancelTeeTime/",
  "app/src/flows/diagrams/",
  "app/src/flows/editForm/",
  "app/src/flows/session/",
  "app/src/listing/",
  "app/src/resource/",
  "app/src/resources/lostLeads/",
  "app/src/resources/matches/",
  "app/src/resources/teeTimes/",
  "app/src/resources/transactions/",
  "app/src/testing/",
  "packages/ui/gallery/",
  "packages/ui/src/",
  "server/src/features/cancelation/",
  "server/src/features/history/",
  "server/src/features/queues/",
  "server/src/features/teeTimes/",
  "server/src/teeTime/",
  "tests/e2e/booking",
];
