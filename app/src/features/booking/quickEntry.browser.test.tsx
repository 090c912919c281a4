import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { rendersOfKey } from "../../testing/renders.ts";
import { asSent, dayAhead, heldReply, openEngine } from "./testing/engine.ts";

const ana = {
  id: 12,
  first_name: "Ana",
  last_name: "Morales",
  email: "ana@example.test",
  postcode: "",
  lock_version: 1,
};
const customers = {
  "GET /api/customers/index": [{ ...ana, type: "Customer", primary_phone: "858-555-0554" }],
  "GET /api/customers/show/12": { ...ana, primary_phone: "858-555-0554" },
};

const day = dayAhead();

async function openLine(replies: Readonly<Record<string, unknown>> = {}) {
  const engine = await openEngine({ replies: { ...customers, ...replies } });
  await engine.keyboard("{Shift>}{F8}{/Shift}");
  const line = engine.screen.getByRole("combobox", { name: "Quick entry" });
  await expect.element(line).toHaveFocus();
  const options = engine.screen.getByRole("listbox").getByRole("option");
  return {
    ...engine,
    line,
    understood: engine.screen.getByRole("list", { name: "Understood" }),
    offered: async (texts: readonly RegExp[]) => {
      const wanted = texts.map((text) => expect.stringMatching(text));
      await expect.poll(() => options.elements().map(({ textContent }) => textContent)).toEqual(wanted);
    },
  };
}

it("a known caller's booking is typed in a line, chosen where it is ambiguous, and filled as if typed", async () => {
  const { keyboard, line, understood, offered, field, course, expectValues, panel, sent, screen } = await openLine();
  await userEvent.type(line, `${day.slice(0, 5)} 7:40 2p torrey (morales) code FAIRWAY15 2/30`);
  await expect.element(understood).toHaveTextContent("two players");
  await expect.element(understood).toHaveTextContent("torrey?");
  // Nothing is set before it is taken.
  expect(document.querySelector('[name="tee_time.players"]')).toHaveValue("");
  await offered([/^7:40 in the morning/, /^7:40 in the evening/]);
  await keyboard("{Enter}");
  await offered([/^Torrey Pines South or North\?/, /^Torrey Pines South/, /^Torrey Pines North/]);
  await keyboard("{Alt>}3{/Alt}");
  await offered([/^Ana Morales/, /^New customer Morales/]);
  await keyboard("{Enter}");
  await offered([/^Fill the form/]);
  await keyboard("{Enter}");
  await expect.element(line).not.toBeInTheDocument();
  await expectValues({
    "Play Date": day,
    "Play Time": "07:40",
    Players: "2",
    "Last Name": "Morales",
    Email: "ana@example.test",
    "Discount code": "FAIRWAY15",
  });
  await expect.element(course).toHaveValue("Torrey Pines North");
  await expect.element(field("Charge Amount")).toHaveFocus();
  await expect.element(panel("Rate")).toHaveTextContent("$57.00");
  expect(sent("/api/ibe/rate").at(-1)?.body?.booking.tee_time).toMatchObject({
    play_date: asSent(day),
    play_time: "07:40",
  });
  await expect.poll(() => sent("/api/ibe/validate_discount").length).toBeGreaterThan(0);
  // The words that were not understood are there again.
  await keyboard("{Shift>}{F8}{/Shift}");
  await expect.element(screen.getByRole("combobox", { name: "Quick entry" })).toHaveValue("2/30");
});

it("Esc leaves the form as it was and keeps the line, and a new caller has the name and the number that were typed", async () => {
  const { keyboard, line, offered, expectValues, field, screen } = await openLine({ "GET /api/customers/index": [] });
  await userEvent.type(line, "4p hopper, grace 619 555 7777");
  await keyboard("{Escape}");
  await expectValues({ Players: "", "Last Name": "", Phone: "" });
  await keyboard("{Shift>}{F8}{/Shift}");
  await expect
    .element(screen.getByRole("combobox", { name: "Quick entry" }))
    .toHaveValue("4p hopper, grace 619 555 7777");
  await offered([/^New customer Grace Hopper/]);
  await keyboard("{Alt>}1{/Alt}");
  await offered([/^Fill the form/]);
  await keyboard("{Enter}");
  await expectValues({ Players: "4", "First Name": "Grace", "Last Name": "Hopper", Phone: "619 555 7777" });
  await expect.element(field("Play Date")).toHaveFocus();
  for (const [typed, first, last] of [
    ["(hopper)", "Grace", "Hopper"],
    ["(McKay)", "", "McKay"],
  ] as const) {
    await keyboard("{Shift>}{F8}{/Shift}");
    await userEvent.fill(screen.getByRole("combobox", { name: "Quick entry" }), typed);
    await offered([/^New customer/]);
    await keyboard("{Alt>}1{/Alt}");
    await offered([/^Fill the form/]);
    await keyboard("{Enter}");
    await expectValues({ "First Name": first, "Last Name": last });
  }
});

it("a course that several names fit is not taken: its field is blank and has the focus, and the words stay in the line", async () => {
  const { keyboard, line, understood, offered, field, course, screen } = await openLine();
  await expect.element(course).toHaveValue("Torrey Pines South");
  await userEvent.type(line, `${day.slice(0, 5)} 8:10 torrey`);
  await offered([/^Torrey Pines South or North\?/, /^Torrey Pines South/, /^Torrey Pines North/]);
  await keyboard("{Enter}");
  await offered([/^Fill the form/]);
  await expect.element(understood).toHaveTextContent("Torrey Pines South or North?");
  await keyboard("{Enter}");
  await expect.element(field("Play Time")).toHaveValue("08:10");
  await expect.element(course).toHaveFocus();
  await expect.element(course).toHaveValue("");
  await keyboard("{Shift>}{F8}{/Shift}");
  await expect.element(screen.getByRole("combobox", { name: "Quick entry" })).toHaveValue("torrey");
});

it("a code waits for the course that was left open, and is applied once it is chosen", async () => {
  const { keyboard, line, offered, field, chooseCourse, apply } = await openLine();
  await userEvent.type(line, `${day.slice(0, 5)} 8:10 2p torrey code FAIRWAY15`);
  await offered([/^Torrey Pines South or North\?/, /^Torrey Pines South/, /^Torrey Pines North/]);
  await keyboard("{Enter}");
  await offered([/^Fill the form/]);
  await keyboard("{Enter}");
  const code = field("Discount code");
  await expect.element(code).toHaveAccessibleDescription("Checked once course, date, time and players are filled in.");
  await expect.element(code).not.toHaveAttribute("aria-invalid", "true");
  await chooseCourse("Torrey Pines North");
  await expect.element(code).toHaveAccessibleDescription("Applied.");
  await expect.element(apply("Discount code")).toBeEnabled();
});

it("Enter that waits for the customers ends with a further key: nothing is taken that was not shown", async () => {
  const held = heldReply(() => Response.json(customers["GET /api/customers/index"]));
  const { keyboard, line, understood, offered, expectValues } = await openLine({
    "GET /api/customers/index": held.reply,
  });
  // As pasted, and taken before anyone could be found.
  await userEvent.fill(line, "4p morales");
  await keyboard("{Enter}");
  await keyboard(" 2/30");
  await expect.element(line).toHaveValue("4p morales 2/30");
  held.release();
  await offered([/^Ana Morales/, /^New customer Morales/]);
  await expect.element(understood).not.toHaveTextContent("Ana Morales");
  await keyboard("{Enter}");
  await expect.element(understood).toHaveTextContent("Ana Morales");
  await expectValues({ Players: "", "Last Name": "" });
});

it("QUICK-08 a choice ends with its words", async () => {
  const { keyboard, line, understood, offered } = await openLine();
  await userEvent.type(line, "6:30");
  await offered([/^6:30 in the morning/, /^6:30 in the evening/]);
  await keyboard("{Alt>}2{/Alt}");
  await expect.element(understood).toHaveTextContent("6:30 in the evening");
  await keyboard("{Backspace}{Backspace}");
  await expect.element(line).toHaveValue("6:");
  await keyboard("30");
  await offered([/^6:30 in the morning/, /^6:30 in the evening/]);
});

it("a caller who is on record by e-mail alone is found beside a new phone number", async () => {
  const asked: string[] = [];
  const { keyboard, line, offered, expectValues } = await openLine({
    "GET /api/customers/index": (request: Request) => {
      const search = JSON.parse(new URL(request.url).searchParams.get("filters") ?? "{}").search;
      asked.push(search);
      return Response.json(search === ana.email ? customers["GET /api/customers/index"] : []);
    },
  });
  await userEvent.type(line, "4p 619 555 7777 ana@example.test");
  await offered([/^Ana Morales/, /^New customer/]);
  expect(asked.slice(-2)).toEqual(["619 555 7777", ana.email]);
  await keyboard("{Enter}");
  await offered([/^Fill the form/]);
  await keyboard("{Enter}");
  await expectValues({ "Last Name": "Morales", Email: ana.email });
});

it("the e-mail address of a record stands, and another one in the line is named as not used", async () => {
  const { keyboard, line, offered, screen, expectValues } = await openLine();
  await userEvent.type(line, "858 555 0554 new@example.test");
  await offered([/^Ana Morales/, /^New customer/]);
  await keyboard("{Enter}");
  await expect
    .element(screen.getByRole("list", { name: "Left in the line" }))
    .toHaveTextContent("Not used, the record has ana@example.test: new@example.test");
  await keyboard("{Enter}");
  await expectValues({ "Last Name": "Morales", Email: ana.email });
  await keyboard("{Shift>}{F8}{/Shift}");
  await expect.element(screen.getByRole("combobox", { name: "Quick entry" })).toHaveValue("new@example.test");
});

it("a record that cannot be loaded leaves the question open, and says so", async () => {
  const { keyboard, line, offered, screen } = await openLine({
    "GET /api/customers/show/12": () => Response.json({ message: "Too busy." }, { status: 503 }),
  });
  await userEvent.type(line, "morales");
  await offered([/^Ana Morales/, /^New customer Morales/]);
  await keyboard("{Enter}");
  await expect.element(screen.getByText("The record could not be loaded. Try again.")).toBeVisible();
});

it("clubs are those of the course that was named", async () => {
  const { keyboard, line, understood, offered, screen } = await openLine();
  await userEvent.type(line, "balboa clubs 2 rh");
  // Its beginnings offer the same.
  await expect.element(understood).toHaveTextContent("clubs 2 rh?");
  await offered([/^2 sets of Titleist, right-handed, for men/, /^2 sets of Wilson/]);
  await keyboard("{Alt>}2{/Alt}");
  await expect.element(understood).toHaveTextContent("2 sets of Wilson");
  await keyboard("{Enter}");
  await expect.element(screen.getByRole("textbox", { name: /^Quantity of Wilson/ })).toHaveValue("2");
});

it("a key redraws its line only", async () => {
  const { line } = await openLine();
  await userEvent.type(line, "sat 4p balb");
  const names = await rendersOfKey(line, "o");
  expect(names.filter((name) => /Panel|TextField|BookingForm|^Form$|Totals/.test(name))).toEqual([]);
});
