import { expect, it } from "vitest";
import { openConsole } from "../testing/openConsole.tsx";

/** Signs somebody in from another tab, in place of the current person. */
function signInElsewhere(email: string): void {
  const credentials = { "access-token": `of ${email}`, uid: email, client: "c2", expiry: "1", "token-type": "Bearer" };
  localStorage.setItem("teedesk.authName", email);
  localStorage.setItem("teedesk.authHeader", JSON.stringify(credentials));
  window.dispatchEvent(new StorageEvent("storage", { key: "teedesk.authHeader" }));
}

it("ANSWER-25 a draft waits for the person who typed it, when another tab signs in somebody else", async () => {
  sessionStorage.clear();
  const { screen } = await openConsole("/manage-customer/new");
  const firstName = screen.getByRole("textbox", { name: "First Name" });
  await firstName.fill("Ada");
  signInElsewhere("other@teedesk.test");
  await expect.element(firstName).toHaveValue("");
  signInElsewhere("agent@teedesk.test");
  await expect.element(firstName).toHaveValue("Ada");
});
