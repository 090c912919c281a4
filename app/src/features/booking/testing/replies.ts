/** A server's replies to the booking engine: three courses, their rates and clubs, codes and deals. */
export const rate = {
  id: 40,
  type: "RicGolfRate",
  rate: "50.00",
  raw_rate: 5000,
  deposit: "40.00",
  wholesale_rate: "40.00",
  max_refund: "50.00",
  service_fee: "10.10",
  non_refundable: "0.00",
  cancel_hours: 24,
  course_balance: "0.00",
  internal_memo: "",
  external_memo: "",
};

const rateOfCourseSystem = {
  id: 41,
  type: "ApiGolfRate",
  rate: "80.00",
  raw_rate: 8000,
  service_fee: 5,
  golfswitch_commission: "3.00",
  is_golfswitch_commission_dollars: true,
  commission: "10",
  is_commission_dollars: false,
  internal_memo: "",
  external_memo: "",
};

const club = (id: number, brand: string, rental: string) => ({
  id,
  brand,
  description: `${brand} with a rangefinder`,
  rate: rental,
  raw_rate: Number(rental) * 100,
  charge: rental,
  raw_charge: Number(rental) * 100,
  handed: 1,
  sex: 0,
});

const clubsOfCourse: Readonly<Record<number, readonly object[]>> = {
  1: [club(1, "Callaway Rogue", "65.00"), club(2, "Ping", "55.00"), club(3, "Cobra", "45.00")],
  3: [club(4, "Titleist", "50.00"), club(5, "Wilson", "40.00")],
};

const dollars = { is_dollars: true, is_dollars_display: "$" };
const percent = { is_dollars: false, is_dollars_display: "%" };

const discounts: Readonly<Record<string, object>> = {
  FAIRWAY15: { id: 1, code: "FAIRWAY15", ...percent, amount: "15", raw_amount: 15, gift_certificate_stack: true },
  TENOFF: { id: 2, code: "TENOFF", ...dollars, amount: "10.00", raw_amount: 1000 },
  FOURBALL20: { id: 3, code: "FOURBALL20", ...percent, amount: "20", raw_amount: 20, min_players: 4 },
  TORREY25: { id: 4, code: "TORREY25", ...percent, amount: "25", raw_amount: 25, courses: [{ id: 1 }] },
};

const ended: Readonly<Record<string, string>> = {
  SUMMER10: "This discount has ended.",
  NEXTSEASON: "This discount has not started yet.",
  OLDTIMER: "This discount is not enabled.",
};

export type SentBooking = {
  readonly customer_id?: number;
  readonly tee_time: {
    readonly course: { readonly id: number };
    readonly players: number;
    readonly play_date: string;
    readonly play_time: string;
    readonly confirmation: string;
  };
  readonly discount_code: string;
  readonly gift_cert_serial: string;
};

const bookingIn = async (request: Request): Promise<SentBooking> => {
  const body: { readonly booking: SentBooking } = await request.json();
  return body.booking;
};

/** A refusal, by the paths of the refused fields. */
export const refused = (errors: object): Response => Response.json({ errors }, { status: 422 });

async function findRate(request: Request): Promise<Response> {
  const { course, play_time } = (await bookingIn(request)).tee_time;
  if (play_time >= "20:00") return Response.json(null);
  if (play_time >= "16:00") return Response.json(rateOfCourseSystem);
  return Response.json(course.id === 1 ? rate : { ...rate, id: 50, rate: "57.00", raw_rate: 5700 });
}

function whyNot({ discount_code: code, tee_time }: SentBooking): string | undefined {
  if (code === "FOURBALL20" && tee_time.players < 4) return "There are too few players for this discount.";
  if (code === "TORREY25" && tee_time.course.id !== 1) return "This discount is not for this course.";
  return discounts[code] === undefined ? (ended[code] ?? "There is no such discount code.") : undefined;
}

async function validateDiscount(request: Request): Promise<Response> {
  const booking = await bookingIn(request);
  const reason = whyNot(booking);
  if (reason !== undefined) return refused({ discount_code: [reason] });
  return Response.json({ ...booking, tee_time: { ...booking.tee_time, discount: discounts[booking.discount_code] } });
}

async function validateCertificate(request: Request): Promise<Response> {
  const booking = await bookingIn(request);
  if (booking.gift_cert_serial !== "GIFT-100")
    return refused({ gift_cert_serial: ["There is no gift certificate with this serial."] });
  const gift_certificate = { id: 11, serial: "GIFT-100", balance: "100.00", raw_balance: 10_000 };
  return Response.json({ ...booking, tee_time: { ...booking.tee_time, gift_certificate } });
}

function listClubs(request: Request): Response {
  const filters: { readonly course_id: number } = JSON.parse(new URL(request.url).searchParams.get("filters") ?? "{}");
  return Response.json(clubsOfCourse[filters.course_id] ?? []);
}

const countClubs = async (request: Request): Promise<Response> =>
  Response.json((await listClubs(request).json()).length);

function findDeals(request: Request): Response {
  const deals = [
    { id: 501, title: "Morales wedding" },
    { id: 502, title: "Morales farewell" },
  ];
  const isNorth = new URL(request.url).searchParams.get("course") === "2";
  return Response.json({ deals: isNorth ? deals.slice(0, 1) : deals, view_url: "https://crm.teedesk.test/deals/" });
}

async function book(request: Request): Promise<Response> {
  const { confirmation } = (await bookingIn(request)).tee_time;
  return Response.json({ id: 5201, confirmation, customers: [{ id: 77 }] });
}

export const bookingReplies = {
  "GET /api/courses/internal_list": [
    { id: 1, name: "Torrey Pines South" },
    { id: 2, name: "Torrey Pines North" },
    { id: 3, name: "Balboa Mesa" },
  ],
  "GET /api/rental-clubs/index": listClubs,
  "GET /api/rental-clubs/count": countClubs,
  "POST /api/ibe/rate": findRate,
  "POST /api/ibe/validate_discount": validateDiscount,
  "POST /api/ibe/validate_gift_cert": validateCertificate,
  "POST /api/ibe/book": book,
  "GET /api/crm/deals": findDeals,
};
