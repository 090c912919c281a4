import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { openConsole } from "../../testing/openConsole.tsx";
import { entry, queue } from "./testing/replies.ts";

describe("adding a caller", () => {
  it("puts a caller into the queue; a refusal stays in the dialog with what was typed", async () => {
    const sent: unknown[] = [];
    const refusal = "This customer is in the queue already.";
    const { screen, calls } = await openConsole("/queue-management?fupId=901", {
      config: { records_callers: true },
      replies: {
        "GET /api/availability_queue/index": queue,
        "POST /api/availability_queue": async (request: Request) => {
          sent.push(await request.json());
          return sent.length === 1 ? Response.json({ message: refusal }, { status: 409 }) : Response.json(entry(9));
        },
      },
    });
    await screen.getByRole("button", { name: "Add a Caller" }).click();
    await screen.getByRole("textbox", { name: "Players" }).fill("2");
    const email = screen.getByRole("textbox", { name: "Email" });
    await email.fill("nia@example.test");
    await screen.getByRole("button", { name: "Add", exact: true }).click();
    await expect.element(screen.getByText(refusal)).toBeVisible();
    await expect.element(email).toHaveValue("nia@example.test");
    const reads = () => calls.filter((call) => call.startsWith("GET /api/availability_queue/index")).length;
    const before = reads();
    await screen.getByRole("button", { name: "Add", exact: true }).click();
    await expect.element(screen.getByText("The caller was added to the end of the queue.")).toBeVisible();
    const caller = { players: 2, first_name: "", last_name: "", primary_phone: "", email: "nia@example.test" };
    expect(sent[1]).toEqual({ id: 901, queue_entry: caller });
    await expect.poll(reads).toBe(before + 1);
  });

  it("names the phone number that was not stored because the record has another", async () => {
    const { screen } = await openConsole("/queue-management?fupId=901", {
      config: { records_callers: true },
      replies: {
        "GET /api/availability_queue/index": queue,
        "POST /api/availability_queue": { id: 9, customer: { primary_phone: "(858) 555-0100" }, lost_lead: null },
      },
    });
    const add = async (phone: string) => {
      await screen.getByRole("button", { name: "Add a Caller" }).click();
      await screen.getByRole("textbox", { name: "Players" }).fill("2");
      await screen.getByRole("textbox", { name: "Phone" }).fill(phone);
      await screen.getByRole("button", { name: "Add", exact: true }).click();
    };
    await add("+1 858-555-0100");
    await expect
      .element(screen.getByText("The caller was added to the end of the queue.", { exact: true }))
      .toBeVisible();
    await add("619-555-0101");
    await expect
      .element(
        screen.getByText(
          "The customer's record has another phone number, (858) 555-0100: 619-555-0101 was not stored.",
        ),
      )
      .toBeVisible();
  });

  it("ANSWER-25 keeps what was typed when the session ends, for the same person", async () => {
    const open = () =>
      openConsole("/queue-management?fupId=901", {
        config: { records_callers: true },
        replies: {
          "GET /api/availability_queue/index": queue,
          "POST /api/availability_queue": () => new Response("{}", { status: 401 }),
        },
      });
    const before = await open();
    await before.screen.getByRole("button", { name: "Add a Caller" }).click();
    await before.screen.getByRole("textbox", { name: "Players" }).fill("2");
    await before.screen.getByRole("textbox", { name: "Email" }).fill("nia@example.test");
    await before.screen.getByRole("button", { name: "Add", exact: true }).click();
    await expect.poll(() => location.pathname).toBe("/login");
    await before.screen.unmount();
    const { screen } = await open();
    await expect.element(screen.getByText("What you typed before you signed in again is back.")).toBeVisible();
    await expect.element(screen.getByRole("textbox", { name: "Players" })).toHaveValue("2");
    await expect.element(screen.getByRole("textbox", { name: "Email" })).toHaveValue("nia@example.test");
    await screen.unmount();
    const again = await open();
    await expect.element(again.screen.getByRole("button", { name: "Close Queue" })).toBeVisible();
    await expect.element(again.screen.getByRole("dialog")).not.toBeInTheDocument();
  });

  it("is not lost by a key beside the fields, nor while the call is under way", async () => {
    let resolve: (response: Response) => void = () => undefined;
    const promise = new Promise<Response>((settle) => {
      resolve = settle;
    });
    const { screen } = await openConsole("/queue-management?fupId=901", {
      config: { records_callers: true },
      replies: { "GET /api/availability_queue/index": queue, "POST /api/availability_queue": () => promise },
    });
    await screen.getByRole("button", { name: "Add a Caller" }).click();
    await screen.getByRole("textbox", { name: "Players" }).fill("2");
    const email = screen.getByRole("textbox", { name: "Email" });
    await email.fill("nia@example.test");
    await userEvent.keyboard("{Escape}");
    const question = screen.getByRole("alertdialog", { name: "Leave without saving?" });
    await question.getByRole("button", { name: "Stay" }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(email).toHaveValue("nia@example.test");
    await screen.getByRole("button", { name: "Add", exact: true }).click();
    await expect.element(screen.getByRole("button", { name: "Cancel", exact: true })).toBeDisabled();
    await userEvent.keyboard("{Escape}");
    await expect.element(email).toBeVisible();
    resolve(Response.json({ message: "This customer is in the queue already." }, { status: 409 }));
    await expect.element(screen.getByText("This customer is in the queue already.")).toBeVisible();
    await screen.getByRole("button", { name: "Cancel", exact: true }).click();
    await question.getByRole("button", { name: "Leave" }).click();
    await expect.element(email).not.toBeInTheDocument();
  });

  it("is not offered where the server has no such call", async () => {
    const { screen } = await openConsole("/queue-management?fupId=901", {
      replies: { "GET /api/availability_queue/index": queue },
    });
    await expect.element(screen.getByRole("button", { name: "Close Queue" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Add a Caller" }).elements()).toEqual([]);
  });
});
