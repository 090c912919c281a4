import { formatTypedDate } from "../calendar/typedDate.ts";
import type { TeeTime } from "./teeTime.ts";

/**
 * The inputs of the tee-time page: texts as typed, with the names that a 422 of `updateTeeTime` has for them
 * (OPS-TT-04 to OPS-TT-15).
 */
export type TeeTimeDraft = {
  readonly confirmation: string;
  /** Month/day/year as typed. */
  readonly play_date: string;
  readonly play_time: string;
  readonly players: string;
  readonly notes: string;
  readonly internal_notes: string;
  readonly folio: string;
  /** Serial of the gift certificate; blank for none. */
  readonly gift_certificate: string;
  /** Dollars as typed. */
  readonly gift_certificate_amount: string;
  /** Code of the discount; blank for none. */
  readonly discount: string;
  readonly discount_amount: string;
  /** Course id; blank when none is chosen. */
  readonly course: string;
};

/** The form after Clear. */
export const blankTeeTimeDraft = (): TeeTimeDraft => ({
  confirmation: "",
  play_date: "",
  play_time: "",
  players: "",
  notes: "",
  internal_notes: "",
  folio: "",
  gift_certificate: "",
  gift_certificate_amount: "",
  discount: "",
  discount_amount: "",
  course: "",
});

/** The inputs of a tee time. */
export const toTeeTimeDraft = (teeTime: TeeTime): TeeTimeDraft => ({
  confirmation: teeTime.confirmation,
  play_date: teeTime.play_date === "" ? "" : formatTypedDate(teeTime.play_date),
  play_time: teeTime.play_time,
  players: String(teeTime.players ?? ""),
  notes: teeTime.notes,
  internal_notes: teeTime.internal_notes,
  folio: teeTime.folio,
  gift_certificate: teeTime.gift_certificate?.serial ?? "",
  gift_certificate_amount: teeTime.gift_certificate_amount,
  discount: teeTime.discount?.code ?? "",
  discount_amount: teeTime.discount_amount,
  course: String(teeTime.course?.id ?? ""),
});
