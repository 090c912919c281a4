import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openConsole } from "../../testing/openConsole.tsx";

const get = "GET /api/ric_messages/get";
const put = "PUT /api/ric_messages/update";

/** The editor on a server that returns a save with `saved`, and the bodies sent to it. */
async function open(saved: (body: { message: string; lock_version?: number }) => Response, shown = "Frost delay") {
  await page.viewport(1440, 900);
  const sent: unknown[] = [];
  const update = async (request: Request) => {
    const body = await request.json();
    sent.push(body);
    return saved(body);
  };
  const replies = { [get]: { message: "Frost delay", lock_version: 3 }, [put]: update };
  const { screen } = await openConsole("/ric-messages", { level: "admin", replies });
  const text = screen.getByRole("textbox", { name: "Message" });
  await expect.element(text).toHaveValue(shown);
  const save = screen.getByRole("button", { name: "Save" });
  return { screen, sent, text, save };
}

it("OPS-MSG-01..03 OPS-MSG-06 API-004 API-005 MSG-30 saves the typed text, and the bar shows it", async () => {
  const { screen, sent, text, save } = await open((body) => Response.json({ ...body, lock_version: 4 }));
  await expect.element(save).toBeDisabled();
  await text.fill("Carts on the path");
  await save.click();
  await expect.element(screen.getByText("Success!", { exact: true })).toBeVisible();
  await expect.element(screen.getByRole("banner").getByText("Carts on the path")).toBeVisible();
  await text.fill("");
  expect(screen.getByText("Success!").elements()).toEqual([]);
  await save.click();
  await expect.element(screen.getByText("No line is shown.")).toBeVisible();
  await expect
    .poll(() => sent)
    .toEqual([
      { message: "Carts on the path", lock_version: 3 },
      { message: "", lock_version: 4 },
    ]);
});

it("ANSWER-25 the typed text is back after the session ended and the same person signed in again", async () => {
  const before = await open(() => new Response("{}", { status: 401 }));
  await before.text.fill("Fog");
  await before.save.click();
  await expect.poll(() => location.pathname).toBe("/login");
  // Signed out, it would lead the next console to the sign-in screen too.
  await before.screen.unmount();
  const { screen } = await open(() => Response.json({}), "Fog");
  await expect.element(screen.getByText("Changes that were not saved before")).toBeVisible();
});

it.each([
  ["OPS-MSG-06 a failure", () => Response.json({ message: "Disk full." }, { status: 500 }), "Disk full."],
  ["OPS-MSG-06 a success that is not 200", () => Response.json({ message: "" }, { status: 201 }), "escalate"],
])("%s is shown, and the typed text stays", async (_, reply, said) => {
  const { screen, text, save } = await open(reply);
  await text.fill("Fog");
  await save.click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent(said);
  expect(screen.getByText("Success!").elements()).toEqual([]);
  await expect.element(text).toHaveValue("Fog");
});

it("shows a refusal under the text", async () => {
  const refused = () => Response.json({ errors: { message: ["No card numbers."] } }, { status: 422 });
  const { screen, text, save } = await open(refused);
  await text.fill("Fog");
  await save.click();
  await expect.element(text).toHaveAccessibleDescription(expect.stringContaining("No card numbers."));
  await expect.element(screen.getByRole("alert")).toHaveTextContent("One or more things are invalid.");
});

it("refuses a text that is too long before it is sent", async () => {
  const { screen, sent, text, save } = await open(() => Response.json({}));
  await text.fill("x".repeat(2001));
  await expect.element(screen.getByText("Too long by 1 character.")).toBeVisible();
  await save.click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("One or more things are invalid.");
  expect(sent).toEqual([]);
});

it("ANSWER-16 somebody else's message is not overwritten unseen", async () => {
  const current = { message: "Rain", lock_version: 7 };
  const { screen, sent, text, save } = await open((body) =>
    body.lock_version === 7
      ? Response.json({ ...body, lock_version: 8 })
      : Response.json({ message: "Changed.", current }, { status: 409 }),
  );
  await text.fill("Fog");
  await save.click();
  await expect.element(screen.getByRole("region", { name: "Conflict" })).toHaveTextContent("Rain");
  await screen.getByRole("button", { name: "Continue" }).click();
  await save.click();
  await expect.element(screen.getByText("Success!", { exact: true })).toBeVisible();
  expect(sent.at(-1)).toEqual({ message: "Fog", lock_version: 7 });
});

it("asks before an unsaved message is left", async () => {
  const { screen, text } = await open(() => Response.json({}));
  await text.fill("Fog");
  await screen.getByRole("link", { name: "Rates" }).click();
  const question = screen.getByRole("alertdialog");
  await expect.element(question).toHaveTextContent("Leave without saving?");
  await question.getByRole("button", { name: "Stay" }).click();
  await expect.element(text).toHaveValue("Fog");
  await screen.getByRole("link", { name: "Rates" }).click();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect.poll(() => location.pathname).toBe("/manage-rates");
});
