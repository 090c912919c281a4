import type { Unavailable } from "./paymentGateway.ts";

/** The course's system releases the reservation, or states why it does not. */
type Release = { readonly kind: "released" } | { readonly kind: "refused"; readonly reason: string } | Unavailable;

/**
 * The reservation system of a course, called only to release a reservation. Idempotent: one that is already gone counts as
 * released, so that a cancelation can be repeated after a crash.
 */
export type CourseSystem = {
  readonly release: (reservation: {
    readonly golf_course_id: number;
    /** The course's own booking number. */
    readonly confirmation: string;
  }) => Promise<Release>;
};
