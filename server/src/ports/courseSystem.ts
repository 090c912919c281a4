import type { Unavailable } from "./paymentGateway.ts";

/** The course's system lets go of the reservation, or says why it does not. */
type Release = { readonly kind: "released" } | { readonly kind: "refused"; readonly reason: string } | Unavailable;

/**
 * The system a course takes its reservations by, asked only to let one go. Idempotent: a reservation that is gone already is
 * released, so that a cancelation may be asked for again after a crash.
 */
export type CourseSystem = {
  readonly release: (reservation: {
    readonly golf_course_id: number;
    /** The course's own booking number. */
    readonly confirmation: string;
  }) => Promise<Release>;
};
