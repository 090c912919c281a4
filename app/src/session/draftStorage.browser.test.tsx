import { blankBookingDraft, bookingDraftFromQuery } from "@teedesk/domain";
import { afterEach, describe, expect, it } from "vitest";
import { bookingDrafts } from "../features/booking/bookingDrafts.ts";
import { clearDrafts, draftName } from "./draftNames.ts";

afterEach(() => sessionStorage.clear());

const kept = {
  draft: { ...blankBookingDraft("1"), charge: "100.00" },
  key: "k1",
  isUnsettled: true,
  phone: "",
  attempt: null,
  undone: null,
};
const shelf = (email: string, address = "") => bookingDrafts(sessionStorage, email, address);

describe("shelves", () => {
  it("ANSWER-25 return a draft to the same person at the same address", () => {
    shelf("a@x.test").write(kept);
    expect(shelf("a@x.test").read()).toEqual(kept);
    expect(shelf("b@x.test").read()).toBeNull();
    expect(shelf("a@x.test", "providedPlayers=2").read()).toBeNull();
  });

  it("return a draft with what other screens put into the address", () => {
    const draft = bookingDraftFromQuery({ providedLeadId: "31", providedQueueId: "3" });
    shelf("a@x.test").write({ ...kept, draft });
    expect(shelf("a@x.test").read()?.draft).toEqual(draft);
  });

  it.each([
    ["broken text", "{"],
    ["something else", '{"draft":{"charge":1},"key":"k"}'],
    ["a draft of another form", JSON.stringify({ ...kept, draft: { charge: "1" } })],
  ])("ignore %s", (_, text) => {
    sessionStorage.setItem(draftName("booking", "a@x.test", ""), text);
    expect(shelf("a@x.test").read()).toBeNull();
  });

  it("are all cleared, and nothing else with them", () => {
    shelf("a@x.test").write(kept);
    shelf("b@x.test").write(kept);
    sessionStorage.setItem("other", "stays");
    clearDrafts(sessionStorage);
    expect(Object.entries(sessionStorage)).toEqual([["other", "stays"]]);
  });
});
