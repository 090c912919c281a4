import { expect, it, vi } from "vitest";
import { openConsole } from "../../testing/openConsole.tsx";
import { north } from "../../testing/screensOf.tsx";

const booking = {
  tee_time_id: 12,
  lock_version: 0,
  play_date: "2027-03-02",
  play_time: "09:40",
  players: 2,
  customer_name: "Pat Lee",
  confirmation: "INTERNAL",
  is_begun: false,
  refund_amount: 17_500,
  is_paid_elsewhere: false,
  certificate_amount: 6000,
  due_amount: 0,
};
const { course_name } = north;
const closure = {
  id: 3,
  course_name,
  start_date: "2027-03-01",
  start_time: "00:00",
  end_date: "2027-03-02",
  end_time: "23:59",
  state: "done",
  staff_user: "admin@teedesk.test",
  created_at: "2026-11-21T18:45:00.000Z",
  waiting: 0,
  done: 0,
  failed: 1,
  refunded_amount: 0,
  elsewhere_amount: 0,
};
const row = {
  tee_time_id: 12,
  play_date: "2027-03-02",
  play_time: "09:40",
  customer_name: "Pat Lee",
  act: "cancel",
  state: "failed",
  refund_amount: 17_500,
  is_paid_elsewhere: false,
  certificate_amount: 6000,
  refunded_amount: 0,
  note: "The payment gateway refused the refund.",
};
const failed = { closure, bookings: [row] };
const settled = {
  closure: { ...closure, done: 1, failed: 0, refunded_amount: 17_500 },
  bookings: [{ ...row, state: "done", refunded_amount: 17_500, note: "" }],
};

const open = (address: string, replies: Readonly<Record<string, unknown>>, closes_courses = true) =>
  openConsole(address, {
    level: "admin",
    config: { closes_courses },
    replies: {
      "GET /api/courses/list": [{ id: 2, name: north.course_name }],
      "GET /api/closures/index": [],
      ...replies,
    },
  });

const prefilled = "/closures?course_id=2&start_date=2027-03-01&end_date=2027-03-02";

it("DECISION-61 a plan states the money that goes back, follows what is chosen, and begins after a question", async () => {
  const begin = vi.fn(() => Response.json(failed));
  const { screen } = await open(prefilled, {
    "GET /api/closures/plan": {
      course_name,
      bookings: [booking, { ...booking, tee_time_id: 13, certificate_amount: 0 }],
      times: [],
    },
    "POST /api/closures": begin,
    "GET /api/closures/show/3": failed,
  });
  await screen.getByRole("button", { name: "Find bookings" }).click();
  await expect
    .element(
      screen.getByText(
        "2 bookings are canceled, 0 are moved, 0 are left. $350.00 goes back to cards and $60.00 to gift certificates.",
      ),
    )
    .toBeVisible();
  await screen.getByRole("combobox", { name: "Act for tee time 13" }).selectOptions("Leave");
  await expect
    .element(
      screen.getByText(
        "1 booking is canceled, 0 are moved, 1 is left. $175.00 goes back to cards and $60.00 to gift certificates.",
      ),
    )
    .toBeVisible();
  await screen.getByRole("button", { name: "Close the course" }).click();
  expect(begin).not.toHaveBeenCalled();
  await screen.getByRole("alertdialog").getByRole("button", { name: "Close the course" }).click();
  await expect.element(screen.getByText("0 done, 1 failed, 0 waiting. $0.00 went back to cards.")).toBeVisible();
  await expect
    .element(screen.getByRole("row").filter({ hasText: "Pat Lee" }))
    .toHaveTextContent("Cancel and refund$175.00$0.00Failed");
  expect(begin).toHaveBeenCalledTimes(1);
});

it("BUS-05 bookings are moved to times with room for all of them, and the plan that begins names the times", async () => {
  const to = { play_date: "2027-03-03", play_time: "09:40" };
  const begun: unknown[] = [];
  const { screen } = await open(prefilled, {
    "GET /api/closures/plan": {
      course_name,
      bookings: [booking, { ...booking, tee_time_id: 13 }, { ...booking, tee_time_id: 14, players: 4 }],
      times: [{ ...to, left: 3, sizes: [1, 2, 3] }],
    },
    "POST /api/closures": async (request: Request) => {
      begun.push(await request.json());
      return Response.json(failed);
    },
    "GET /api/closures/show/3": { ...failed, bookings: [{ ...row, act: "move", to }] },
  });
  await screen.getByRole("button", { name: "Find bookings" }).click();
  const act = (id: number) => screen.getByRole("combobox", { name: `Act for tee time ${id}` });
  await act(12).selectOptions("Move to 03/03/2027 09:40, 3 left");
  await expect.element(screen.getByText(/^2 bookings are canceled, 1 is moved, 0 are left\./)).toBeVisible();
  await expect.element(act(13)).not.toHaveTextContent("Move");
  await expect.element(act(14)).not.toHaveTextContent("Move");
  await act(12).selectOptions("Leave");
  await expect.element(act(13)).toHaveTextContent("Move to 03/03/2027 09:40, 3 left");
  await act(12).selectOptions("Move to 03/03/2027 09:40, 3 left");
  await screen.getByRole("button", { name: "Close the course" }).click();
  await screen.getByRole("alertdialog").getByRole("button", { name: "Close the course" }).click();
  await expect.element(screen.getByRole("cell", { name: "Move to 03/03/2027 09:40", exact: true })).toBeVisible();
  expect(begun).toMatchObject([{ bookings: [{ act: "move", to }, { act: "cancel" }, { act: "cancel" }] }]);
});

it("BUS-05 a chosen time that is sold meanwhile stays chosen, and the list says so", async () => {
  const to = { play_date: "2027-03-03", play_time: "09:40" };
  let times = [{ ...to, left: 3, sizes: [1, 2, 3] }];
  const { screen } = await open(prefilled, {
    "GET /api/closures/plan": () => Response.json({ course_name, bookings: [booking], times }),
    "POST /api/closures": () => {
      times = [];
      return Response.json({ errors: { bookings: ["Choose another time."] }, request_id: "1" }, { status: 422 });
    },
  });
  await screen.getByRole("button", { name: "Find bookings" }).click();
  const act = screen.getByRole("combobox", { name: "Act for tee time 12" });
  await act.selectOptions("Move to 03/03/2027 09:40, 3 left");
  await screen.getByRole("button", { name: "Close the course" }).click();
  await screen.getByRole("alertdialog").getByRole("button", { name: "Close the course" }).click();
  await expect.element(act).toHaveTextContent("Move to 03/03/2027 09:40, no longer free");
  await expect.element(act).toHaveValue("2027-03-03 09:40");
  await expect.element(screen.getByText("Choose another time.")).toBeVisible();
});

it("DECISION-61 a plan that is out of date is refused with what changed, and is read again", async () => {
  const plan = vi.fn(() => Response.json({ course_name, bookings: [booking], times: [] }));
  const message = "The bookings have changed since the plan was made: tee time 14 is new.";
  const { screen } = await open(prefilled, {
    "GET /api/closures/plan": plan,
    "POST /api/closures": () => Response.json({ message, request_id: "1" }, { status: 409 }),
  });
  await screen.getByRole("button", { name: "Find bookings" }).click();
  await screen.getByRole("button", { name: "Close the course" }).click();
  await screen.getByRole("alertdialog").getByRole("button", { name: "Close the course" }).click();
  await expect.element(screen.getByText(message)).toBeVisible();
  expect(plan).toHaveBeenCalledTimes(2);
});

it("DECISION-61 the list of closures has what each one gave back", async () => {
  const { screen } = await open("/closures", { "GET /api/closures/index": [settled.closure] });
  await expect.element(screen.getByRole("row").filter({ hasText: course_name })).toHaveTextContent(/Done\$175\.00$/);
});

it("DECISION-61 a failed booking has its reason, and is tried again", async () => {
  let shown: object = failed;
  const retry = vi.fn(() => {
    shown = settled;
    return Response.json(settled);
  });
  const { screen } = await open("/closures/3", {
    "GET /api/closures/show/3": () => Response.json(shown),
    "POST /api/closures/retry/3": retry,
  });
  await expect.element(screen.getByText("The payment gateway refused the refund.")).toBeVisible();
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByText("1 done, 0 failed, 0 waiting. $175.00 went back to cards.")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Try again" })).not.toBeInTheDocument();
  expect(retry).toHaveBeenCalledTimes(1);
});

it("DECISION-61 what cannot be read is named at its field, and no plan is asked for", async () => {
  const { screen, calls } = await open("/closures", {});
  await screen.getByRole("button", { name: "Find bookings" }).click();
  await expect.element(screen.getByText("Choose a course.")).toBeVisible();
  const course = screen.getByRole("combobox", { name: "Course" });
  await expect.element(course).toHaveFocus();
  await course.fill("North");
  await screen.getByRole("option", { name: north.course_name }).click();
  await expect.element(course).toHaveValue(north.course_name);
  await screen.getByRole("button", { name: "Find bookings" }).click();
  await expect.element(screen.getByRole("textbox", { name: "First day" })).toHaveFocus();
  expect(calls.filter((call) => call.startsWith("GET /api/closures/plan"))).toEqual([]);
});

it("DECISION-61 a specified server is asked for no closure", async () => {
  const { screen, calls } = await open("/closures", {}, false);
  await expect.element(screen.getByText("This server does not close courses.")).toBeVisible();
  expect(calls.filter((call) => call.includes("/api/closures"))).toEqual([]);
});

it("DECISION-61 hours that the server refuses have its message at their field, and keep what was typed", async () => {
  const errors = { end_date: ["Close at most a year."], start_date: ["This day is over."] };
  const { screen } = await open(prefilled, {
    "GET /api/closures/plan": () => Response.json({ errors, request_id: "1" }, { status: 422 }),
  });
  await screen.getByRole("button", { name: "Find bookings" }).click();
  await expect.element(screen.getByText("This day is over.")).toBeVisible();
  const day = screen.getByRole("textbox", { name: "First day" });
  await expect.element(day).toHaveValue("03/01/2027");
  await expect.element(day).toHaveAccessibleDescription("This day is over.");
  await expect.element(day).toHaveFocus();
  await screen.getByRole("button", { name: "Find bookings" }).click();
  await expect.element(day).toHaveFocus();
});

it("DECISION-73 what was paid elsewhere is no money for a card, in the plan and on the closure's page", async () => {
  const elsewhere = {
    ...booking,
    tee_time_id: 13,
    refund_amount: 45_000,
    is_paid_elsewhere: true,
    certificate_amount: 0,
  };
  const done = {
    ...row,
    state: "done",
    refunded_amount: 45_000,
    refund_amount: 45_000,
    is_paid_elsewhere: true,
    note: "",
  };
  const { screen } = await open(prefilled, {
    "GET /api/closures/plan": { course_name, bookings: [booking, elsewhere], times: [] },
    "POST /api/closures": { closure, bookings: [done] },
    "GET /api/closures/show/3": {
      closure: { ...settled.closure, elsewhere_amount: 45_000 },
      bookings: [...settled.bookings, { ...done, tee_time_id: 13, customer_name: "Bea Booker" }],
    },
  });
  await screen.getByRole("button", { name: "Find bookings" }).click();
  await expect.element(screen.getByRole("cell", { name: "Elsewhere $450.00" })).toBeVisible();
  const words = "$175.00 goes back to cards and $60.00 to gift certificates. Paid elsewhere $450.00: refund it there.";
  await expect.element(screen.getByText(words)).toBeVisible();
  await screen.getByRole("button", { name: "Close the course" }).click();
  await screen.getByRole("alertdialog").getByRole("button", { name: "Close the course" }).click();
  await expect
    .element(screen.getByText("$175.00 went back to cards. Paid elsewhere $450.00: refund it there."))
    .toBeVisible();
  await expect
    .element(screen.getByRole("row").filter({ hasText: "Bea Booker" }))
    .toHaveTextContent("Cancel and refund$0.00$0.00DonePaid elsewhere $450.00: refund it there.");
});

it.each([
  ["its bookings are gone", []],
  ["its bookings stand yet", [booking]],
])("DECISION-61 a closure whose beginning got no response is found in the list, where %s", async (_, left) => {
  let isBegun = false;
  const { screen } = await open(prefilled, {
    "GET /api/closures/plan": () => Response.json({ course_name, bookings: isBegun ? left : [booking], times: [] }),
    "GET /api/closures/index": () => Response.json(isBegun ? [{ ...closure, state: "running" }] : []),
    "POST /api/closures": () => {
      isBegun = true;
      return Response.error();
    },
  });
  await screen.getByRole("button", { name: "Find bookings" }).click();
  await screen.getByRole("button", { name: "Close the course" }).click();
  await screen.getByRole("alertdialog").getByRole("button", { name: "Close the course" }).click();
  await expect
    .element(screen.getByText("No response came. If the closure was begun, it is listed below."))
    .toBeVisible();
  await expect.element(screen.getByRole("link", { name: "View 3" })).toBeVisible();
  await expect.element(screen.getByText("Running")).toBeVisible();
});

it("DECISION-61 a booking whose time has passed is left unless it is chosen", async () => {
  const begun: unknown[] = [];
  const { screen } = await open(prefilled, {
    "GET /api/closures/plan": {
      course_name,
      bookings: [{ ...booking, tee_time_id: 11, play_time: "07:10", is_begun: true }, booking],
      times: [],
    },
    "POST /api/closures": async (request: Request) => {
      begun.push(await request.json());
      return Response.json(failed);
    },
    "GET /api/closures/show/3": failed,
  });
  await screen.getByRole("button", { name: "Find bookings" }).click();
  await expect.element(screen.getByRole("cell", { name: "07:10, begun" })).toBeVisible();
  await expect.element(screen.getByRole("combobox", { name: "Act for tee time 11" })).toHaveValue("leave");
  await expect.element(screen.getByText(/^1 booking is canceled, 0 are moved, 1 is left\./)).toBeVisible();
  await screen.getByRole("button", { name: "Close the course" }).click();
  await screen.getByRole("alertdialog").getByRole("button", { name: "Close the course" }).click();
  await expect.element(screen.getByText("0 done, 1 failed, 0 waiting. $0.00 went back to cards.")).toBeVisible();
  expect(begun).toMatchObject([{ bookings: [{ act: "leave" }, { act: "cancel" }] }]);
});
