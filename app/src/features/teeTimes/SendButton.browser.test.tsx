import { type ApiResult, noLines } from "@teedesk/domain";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderPart } from "../../testing/openConsole.tsx";
import { SendButton, SendLines } from "./SendButton.tsx";
import { useSend } from "./useSend.ts";

const sentResult: ApiResult<unknown> = { kind: "ok", value: { message: "The receipt was sent." } };
const failed = (status: number | null, body = ""): ApiResult<unknown> => ({
  kind: "failed",
  status,
  body,
  request_id: null,
});

type PartProps = { readonly send: (id: number) => Promise<ApiResult<unknown>>; readonly refusal?: string | null };

function Part({ send, refusal = null }: PartProps) {
  const receipt = useSend(12, send);
  return (
    <>
      <SendButton send={receipt} text="Send Receipt" question="Send the receipt again?" refusal={refusal} />
      <SendLines send={receipt} />
    </>
  );
}

async function open(result: ApiResult<unknown> | Promise<ApiResult<unknown>>) {
  const send = vi.fn((_id: number) => Promise.resolve(result));
  const { screen, rerender } = await renderPart(<Part send={send} />);
  const button = screen.getByRole("button", { name: "Send Receipt" });
  const dialog = screen.getByRole("alertdialog");
  const confirm = async () => {
    await button.click();
    await dialog.getByRole("button", { name: "Send", exact: true }).click();
  };
  const refuse = (refusal: string | null) => rerender(<Part send={send} refusal={refusal} />);
  return { screen, send, button, dialog, confirm, refuse };
}

describe("a mail sent by hand", () => {
  it("OPS-TT-32 OPS-TT-33 OPS-TT-35 is not sent before it was confirmed", async () => {
    const { send, button, dialog } = await open(sentResult);
    await button.click();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect.poll(() => dialog.elements()).toEqual([]);
    expect(send).not.toHaveBeenCalled();
  });

  it("OPS-TT-41 is one call for one yes, and shows the server's line", async () => {
    const { screen, send, confirm } = await open(sentResult);
    await confirm();
    await expect.element(screen.getByRole("status")).toHaveTextContent("The receipt was sent.");
    expect(send).toHaveBeenCalledExactlyOnceWith(12);
  });

  it("a second one counts the mails, and the response can be dismissed", async () => {
    const { screen, confirm } = await open(sentResult);
    await confirm();
    await expect.element(screen.getByRole("status")).not.toHaveTextContent("2 times");
    await confirm();
    await expect.element(screen.getByRole("status")).toHaveTextContent("Sent 2 times since this page was opened");
    await screen.getByRole("button", { name: "Dismiss" }).click();
    await expect.poll(() => screen.getByText("The receipt was sent.").elements()).toEqual([]);
  });

  it("is not sent twice while it is under way", async () => {
    const { send, button, dialog, confirm } = await open(new Promise(() => undefined));
    await confirm();
    await expect.element(button).toBeDisabled();
    expect(dialog.elements()).toEqual([]);
    expect(send).toHaveBeenCalledOnce();
  });

  it("OPS-TT-35 keeps the focus while it is sent and when it is refused afterwards, and a press does nothing", async () => {
    let resolveSend: (result: ApiResult<unknown>) => void = () => undefined;
    const { screen, send, button, dialog, confirm, refuse } = await open(
      new Promise((resolve) => (resolveSend = resolve)),
    );
    const pressInVain = async () => {
      await expect.element(button).toHaveFocus();
      await expect.element(button).toHaveAttribute("aria-disabled", "true");
      await userEvent.keyboard("{Enter}");
      expect(dialog.elements()).toEqual([]);
    };
    await confirm();
    await pressInVain();
    resolveSend(sentResult);
    await expect.element(screen.getByRole("status")).toBeVisible();
    await refuse("Only for a canceled tee time.");
    await pressInVain();
    await expect.element(button).toHaveAccessibleDescription("Only for a canceled tee time.");
    await refuse(null);
    await userEvent.keyboard("{Enter}");
    await expect.element(dialog).toBeVisible();
    expect(send).toHaveBeenCalledOnce();
  });

  it("UNCLEAR-62 is never sent again by itself, and again when asked again, which forgets what was said", async () => {
    const { screen, send, button, dialog, confirm } = await open(failed(503, '{"message":"No."}'));
    await confirm();
    await expect.element(screen.getByRole("alert")).toHaveTextContent("No.");
    expect(send).toHaveBeenCalledOnce();
    await button.click();
    expect(screen.getByRole("alert").elements()).toEqual([]);
    await dialog.getByRole("button", { name: "Send", exact: true }).click();
    await expect.element(screen.getByRole("alert")).toBeVisible();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it.each<[string, ApiResult<unknown>, string]>([
    ["OPS-TT-42 OPS-TT-47 500", failed(500, '{"message":"No."}'), "No."],
    ["OPS-TT-43 a system behind the server", failed(502, '{"message":"No.","backend_message":"GW 7"}'), "GW 7"],
    ["OPS-TT-47 409", { kind: "conflict", message: "Changed meanwhile.", current: null }, "Changed meanwhile."],
    ["OPS-TT-47 422", { kind: "invalid", errors: { "": "Bad id." } }, "Bad id."],
    ["no response", failed(null), "Undefined response."],
  ])("shows the outcome of %s", async (_, result, said) => {
    const { screen, confirm } = await open(result);
    await confirm();
    await expect.element(screen.getByRole("alert").last()).toHaveTextContent(said);
  });

  it("says Success where the server says nothing", async () => {
    const { screen, confirm } = await open({ kind: "ok", value: noLines });
    await confirm();
    await expect.element(screen.getByRole("status")).toHaveTextContent("Success");
  });

  it("leaves the words to the sign-in after a 401", async () => {
    const { screen, button, confirm } = await open({ kind: "unauthorized" });
    await confirm();
    await expect.element(button).toBeEnabled();
    expect([screen.getByRole("alert").elements(), screen.getByRole("status").elements()]).toEqual([[], []]);
  });
});
