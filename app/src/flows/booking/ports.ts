import type {
  Answer,
  Booking,
  BookingDraft,
  DealList,
  Discount,
  GiftCertificate,
  GolfRate,
  LocalDate,
  RentalClub,
  SavedCard,
} from "@teedesk/domain";

/** What the screen says about a finished booking. An older server may answer less than the stored record. */
export type BookedTeeTime = { readonly id: number | null; readonly confirmation: string };

/** What a search for deals asks; empty values are sent empty (UNCLEAR-68). */
export type DealQuery = { readonly dealId: string; readonly course: string; readonly email: string };

/** A draft put aside: never with card fields, and with the key of an attempt whose outcome nobody knows. */
export type KeptBooking = { readonly draft: BookingDraft; readonly key: string; readonly isUnsettled: boolean };

export type BookingPorts = {
  /** Null: no rate was found. */
  readonly findRate: (booking: Booking, signal: AbortSignal) => Promise<Answer<GolfRate | null>>;
  readonly listRentalClubs: (courseId: number, signal: AbortSignal) => Promise<Answer<readonly RentalClub[]>>;
  readonly validateDiscount: (booking: Booking, signal: AbortSignal) => Promise<Answer<Discount>>;
  readonly validateGiftCertificate: (booking: Booking, signal: AbortSignal) => Promise<Answer<GiftCertificate>>;
  readonly findDeals: (query: DealQuery, signal: AbortSignal) => Promise<Answer<DealList>>;
  readonly fetchCard: (queueId: number, signal: AbortSignal) => Promise<Answer<SavedCard>>;
  /** `key` is the Idempotency-Key: the same one books once, however often it is sent. */
  readonly book: (booking: Booking, key: string, signal: AbortSignal) => Promise<Answer<BookedTeeTime>>;
  readonly newKey: () => string;
  /** Today in the business time zone, which a card's expiry is held against. */
  readonly today: () => LocalDate;
  /** One page's shelf: it survives a reload and a sign-in, and belongs to one tab and one address. */
  readonly drafts: {
    readonly read: () => KeptBooking | null;
    readonly write: (kept: KeptBooking) => void;
    readonly clear: () => void;
  };
};
