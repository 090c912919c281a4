import type { LocalDate } from "../calendar/localDate.ts";
import type { TimeOfDay } from "../calendar/timeOfDay.ts";
import type { TeeTime } from "./teeTime.ts";

/** A change of the tee-time page. The gift certificate and the discount are beside the tee time; null takes them off. */
export type TeeTimeChange = {
  readonly tee_time: {
    readonly confirmation: string;
    readonly play_date: LocalDate;
    readonly play_time: TimeOfDay;
    readonly players: number;
    readonly notes: string;
    readonly internal_notes: string;
    readonly folio: string;
    readonly course: { readonly id: number };
    /** Decimal dollars, or blank. */
    readonly gift_certificate_amount: string;
    readonly discount_amount: string;
  };
  readonly gift_certificate: { readonly serial: string } | null;
  readonly discount: { readonly code: string } | null;
  /** The course agreed to the change under the number that the tee time has. Left out for a specified server. */
  readonly course_agreed?: true;
};

type Version = Pick<TeeTime, "id" | "lock_version">;

/**
 * The body of `updateTeeTime`: the change of a version of a tee time, without customer and rate, the course as its id
 * (OPS-TT-49, OPS-TT-50). It has no version where the tee time has none.
 */
export const teeTimeUpdate = ({ id, lock_version }: Version, change: TeeTimeChange) => ({
  ...change,
  id,
  tee_time: { ...change.tee_time, ...(lock_version === null ? {} : { lock_version }) },
});
