import type {
  ApiResult,
  Booking,
  BookingCircumstances,
  BookingCustomer,
  BookingDraft,
  Cents,
  Clocks,
  DealList,
  Discount,
  GiftCertificate,
  GolfRate,
  LocalDate,
  RecentBooking,
  RefundPolicy,
  RentalClub,
  SavedCard,
} from "@teedesk/domain";

/** The server's response to a booking. A specified server may return less than the stored record. */
export type BookedTeeTime = {
  readonly id: number | null;
  readonly customer_id: number | null;
  readonly confirmation: string;
  /** Null from a specified server. */
  readonly lock_version: number | null;
  /** The refund terms that it was sold at; null where the server does not return them. */
  readonly policy: RefundPolicy | null;
};

/** A form as it was typed. The one that comes back when its booking is undone has no card; a card that is typed is never stored. */
export type TypedForm = {
  readonly initial: BookingDraft;
  readonly draft: BookingDraft;
  readonly phone: string;
  /** The card number that was sent with it, of which only the last digits are shown. */
  readonly sent_card: string;
};

/** A booking that was undone. */
export type Undone = {
  readonly id: number;
  readonly message: string;
  /** Its form, or what was typed meanwhile, whichever is not shown; null when nothing was. */
  readonly kept: TypedForm | null;
  /** Whether its own form is shown. */
  readonly isShown: boolean;
};

/** A finished booking: the server's response, what was sent, and the certificate's part of it. */
export type Booked = BookedTeeTime & {
  readonly form: TypedForm;
  readonly order: Booking;
  /** The rate in the form. */
  readonly rate: GolfRate | null;
  readonly gift_used: Cents;
  /** The phone number that was typed; it goes to the customer's record, for which a booking has no member. */
  readonly phone: string;
};

/** `kept`: the record has another phone number, which stays. `unmatched`: the server did not return the customer. */
export type PhoneOutcome = "stored" | "kept" | "unmatched";

/** The members of a customer on record that a booking uses. */
export type KnownCustomer = BookingCustomer & {
  readonly id: number;
  readonly phone: string;
  /** Left out by a specified server. */
  readonly lock_version?: number;
};

/** The query of a search for deals; empty values are sent empty (UNCLEAR-68). */
export type DealQuery = { readonly dealId: string; readonly course: string; readonly email: string };

/** A stored draft: never with card fields, and with the key of an attempt whose outcome is unknown, and that attempt. */
export type SavedDraft = {
  readonly draft: BookingDraft;
  readonly key: string;
  readonly isUnsettled: boolean;
  readonly attempt?: RecentBooking | null;
  readonly phone?: string;
  /** A form that is hidden beside the draft. */
  readonly undone?: Undone | null;
};

export type BookingPorts = {
  /** Null: no rate was found. */
  readonly findRate: (booking: Booking, signal: AbortSignal) => Promise<ApiResult<GolfRate | null>>;
  readonly listRentalClubs: (courseId: number, signal: AbortSignal) => Promise<ApiResult<readonly RentalClub[]>>;
  readonly validateDiscount: (booking: Booking, signal: AbortSignal) => Promise<ApiResult<Discount>>;
  readonly validateGiftCertificate: (booking: Booking, signal: AbortSignal) => Promise<ApiResult<GiftCertificate>>;
  readonly findDeals: (query: DealQuery, signal: AbortSignal) => Promise<ApiResult<DealList>>;
  readonly fetchCard: (queueId: number, signal: AbortSignal) => Promise<ApiResult<SavedCard>>;
  /** Holds the seats of the booking's tee time, or renews the hold; the tee time's id, null where there is no known one. */
  readonly holdSeats: (booking: Booking, signal: AbortSignal) => Promise<ApiResult<number | null>>;
  /** Gives the held seats of a tee time back, and those of a hold whose response was lost; the call outlives the page. */
  readonly releaseSeats: (slot: number | null) => void;
  /** The circumstances of a booking before they are read. */
  readonly unread: BookingCircumstances;
  /** The records to compare a booking with before it is asked about; what cannot be read is left empty. */
  readonly lookUp: (booking: Booking, signal: AbortSignal) => Promise<BookingCircumstances>;
  /** `key` is the Idempotency-Key: the same one books once, however often it is sent. */
  readonly book: (booking: Booking, key: string, signal: AbortSignal) => Promise<ApiResult<BookedTeeTime>>;
  /** Stores the phone number of a booking's customer; the customer is null where the server did not return one. An aborted call goes on. */
  readonly storePhone: (
    customerId: number | null,
    phone: string,
    signal: AbortSignal,
  ) => Promise<ApiResult<PhoneOutcome>>;
  readonly newKey: () => string;
  /** Today in the business time zone, which a card's expiry is compared with. */
  readonly today: () => LocalDate;
  /** This moment in minutes since the beginning of 1970, and the clocks of the business: until when a booking can be refunded. */
  readonly now: () => number;
  readonly clocks: Clocks;
  /** The bookings of this tab in the last minutes, to ask before the same one is made again. */
  readonly recentBookings: {
    readonly read: () => readonly RecentBooking[];
    readonly add: (booking: RecentBooking) => void;
    /** It was undone: the same one again is no slip. */
    readonly remove: (booking: RecentBooking) => void;
  };
  /** One page's draft storage: it survives a reload and a sign-in, and belongs to one tab and one address. */
  readonly drafts: {
    readonly read: () => SavedDraft | null;
    readonly write: (saved: SavedDraft) => void;
    readonly clear: () => void;
  };
};
