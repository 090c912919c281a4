import type { Mistake } from "./mistakes.ts";
import { alsoIn } from "./wiring.ts";

const begin = "server/src/features/closures/beginClosure.test.ts";
const run = "server/src/features/closures/runClosures.test.ts";
const moves = "server/src/features/closures/movesOfClosures.test.ts";

const mistake =
  (file: string, test: string) =>
  (what: string, from: string, to: string, reading: string | null = null): Mistake => ({
    what,
    file: `server/src/${file}.ts`,
    from,
    to,
    topic: null,
    reading,
    test,
  });

/** Mistakes by which a closure cancels another booking, or gives back another amount (DECISION-61). */
export const closureMistakes: readonly Mistake[] = [
  mistake("features/closures/planClosure", begin)(
    "closes the same hours of each day",
    "(${teeTimes.play_date}, ${teeTimes.play_time}) between\n    (${start_date}::date, ${start_time}::text) and (${end_date}::date, ${end_time}::text))`",
    "${teeTimes.play_date} between ${start_date}::date and ${end_date}::date and ${teeTimes.play_time} between ${start_time} and ${end_time})`",
    "BUS-01",
  ),
  mistake("features/closures/planClosure", begin)(
    "gives back what a forced refund that still asks the course gives back",
    "(u.state = 'agreed' or (u.state = 'asking' and u.force))",
    "u.state = 'agreed'",
  ),
  alsoIn(
    "ledger",
    mistake("features/closures/planClosure", run)(
      "plans to give back what is being refunded",
      "u.state = 'agreed' or",
      "",
    ),
  ),
  mistake("teeTime/runningClosure", begin)(
    "books while a course is being closed",
    "place?.isRunning === true",
    "place?.isRunning === null",
  ),
  mistake("features/cancelation/openCancelation", run)(
    "cancels a booking that has changed",
    'checked.kind === "valid" && lock_version',
    'checked.kind !== "valid" && lock_version',
  ),
  mistake("features/closures/retryClosure", run)(
    "refunds what other staff canceled",
    "!isStanding && !isUnrefunded && row.cancels",
    "!isStanding && !isUnrefunded && !row.cancels",
  ),
  mistake("features/closures/findTimesOutside", moves)(
    "moves to a time inside the hours",
    "not (${available_date}",
    "(${available_date}",
    "BUS-05",
  ),
  mistake("features/closures/beginClosure", moves)(
    "plans to refund what is moved",
    'isCanceled = choice.act === "cancel"',
    'isCanceled = choice.act !== "leave"',
  ),
  mistake("features/closures/beginClosure", run)(
    "states the card's part as the certificate's",
    "centsFrom(isCanceled ? certificate_amount : 0)",
    "centsFrom(isCanceled ? refund_amount : 0)",
  ),
  mistake("features/closures/runClosures", run)(
    "adds what a booking was refunded once for each server that did it",
    'eq(closureRunRows.key, key), eq(closureRunRows.state, "waiting")',
    "eq(closureRunRows.key, key)",
  ),
  mistake("features/closures/beginClosure", begin)(
    "closes the same hours once only",
    '        eq(state, "running"),\n',
    "",
  ),
  mistake("features/closures/runClosures", run)(
    "ends two bookings beside each other, so that none ends the closure",
    'where(eq(closureRuns.id, closure_run_id)).for("update");',
    "where(eq(closureRuns.id, closure_run_id));",
  ),
  mistake("features/closures/runClosures", run)(
    "tries a booking that waits again at once",
    'and(eq(closureRunRows.state, "waiting"), isOver(closureRunRows.lease_until))',
    'eq(closureRunRows.state, "waiting")',
  ),
  mistake("features/closures/runClosures", run)(
    "forgets a refund that was refused while no one looked",
    "isUnattended: true,",
    "",
  ),
  mistake("features/closures/runClosures", moves)(
    "keeps the number of the old time",
    'confirmation: confirmationOf("")',
    "",
  ),
  mistake("features/closures/showClosure", run)(
    "shows what was planned as refunded",
    "sum(${closureRunRows.refunded_amount})",
    "sum(${closureRunRows.refund_amount})",
  ),
  mistake("features/closures/retryClosure", run)(
    "states for a booking that is tried again what its certificate paid once",
    ", certificate_amount: planned(certificate) }",
    " }",
  ),
  mistake("features/closures/retryClosure", run)(
    "tries to refund what other staff refunded",
    "if (!isStanding && rest === 0) return",
    "if (false) return",
  ),
];
