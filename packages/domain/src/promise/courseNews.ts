/** The facts that a course plans a tee time with. */
export type CourseFacts = {
  readonly course_id: number;
  readonly play_date: string;
  readonly play_time: string;
  readonly players: number;
  readonly is_canceled: boolean;
};

/** The news of a tee time that a course has not heard. */
export type CourseNews = "booked" | "changed" | "canceled";

/** A tee time as a course was notified of it last, and how many of those players have kept their seats there ever since. */
type ToldFacts = CourseFacts & { readonly kept: number };

type Known = {
  readonly now: CourseFacts;
  /** By telephone or by its number; null where it was not notified. */
  readonly told: ToldFacts | null;
  /** The course that has it now gave a number for it as it is, where `told` is another one's. */
  readonly is_known_there: boolean;
  /** It is booked without a confirmation of the course. */
  readonly is_internal: boolean;
  /** Its booking was undone: a number that it came with is still reserved at the course. */
  readonly is_undone: boolean;
  /** The system of the course that has it released it, so that this course knows. */
  readonly is_released: boolean;
};

/**
 * The news for the course of a tee time that is handled by telephone: how it stands now against what the course was told; null where it
 * knows. A course that was told nothing, or last that it has none, need not hear of a cancelation. One that gave a confirmation when it was
 * booked was told it as it was then, once it is changed under that number. One that gave seats up and is as before has changed too: the course
 * may have heard of that, and freed them. A course that it left hears of that alone where the next one knows it (DECISION-55).
 */
export function courseNews({
  now,
  told,
  is_known_there,
  is_internal,
  is_undone,
  is_released,
}: Known): CourseNews | null {
  if (told === null && is_undone && !is_internal) return "canceled";
  if (told === null || told.is_canceled) return is_internal && !now.is_canceled ? "booked" : null;
  const isElsewhere = now.course_id !== told.course_id;
  if (now.is_canceled) return is_released && !isElsewhere ? null : "canceled";
  if (isElsewhere) return is_known_there ? "canceled" : "changed";
  const isSame = now.play_date === told.play_date && now.play_time === told.play_time && now.players === told.players;
  return isSame && told.kept >= told.players ? null : "changed";
}
