import { beforeEach, describe, expect, it, vi } from "vitest";
import type { StorageChange, StoredSession } from "../flows/session/ports.ts";
import { browserStorage } from "./browserStorage.ts";

const session: StoredSession = {
  credentials: {
    "access-token": "t1",
    uid: "agent@teedesk.test",
    client: "c1",
    expiry: "1800000000",
    "token-type": "Bearer",
  },
  email: "agent@teedesk.test",
  level: "other",
};

const storage = browserStorage(window);
const stored = () => Object.fromEntries(Object.entries(localStorage));
beforeEach(() => localStorage.clear());

describe("the stored session", () => {
  it("OPS-SES-04 OPS-SES-05 OPS-SES-06 holds the five headers, the name and the level", () => {
    storage.write(session);
    expect(stored()).toEqual({
      "teedesk.authHeader": JSON.stringify(session.credentials),
      "teedesk.authName": "agent@teedesk.test",
      "teedesk.level": "other",
    });
    expect(storage.read()).toEqual(session);
  });

  it.each(["admin", "other", null] as const)("keeps the level %s", (level) => {
    storage.write({ ...session, level: "admin" });
    storage.write({ ...session, level });
    expect(storage.read()).toEqual({ ...session, level });
  });

  it("OPS-SES-09 leaves nothing behind, and nothing else is touched", () => {
    localStorage.setItem("teedesk.theme", "dark");
    storage.write(session);
    storage.clear();
    expect(stored()).toEqual({ "teedesk.theme": "dark" });
    expect(storage.read()).toBeNull();
  });

  it.each([
    ["nothing", null],
    ["no JSON", "{"],
    ["JSON of another kind", "5"],
    ["no token", '{"access-token":"","uid":"a"}'],
  ])("is no one's with %s stored", (_case, text) => {
    if (text !== null) localStorage.setItem("teedesk.authHeader", text);
    expect(storage.read()).toBeNull();
  });

  it("is not an admin's with an unknown level", () => {
    storage.write(session);
    localStorage.setItem("teedesk.level", "owner");
    expect(storage.read()?.level).toBe("other");
  });
});

describe("another tab", () => {
  const change = { stored: session, path: location.pathname + location.search };

  it.each([
    ["the session", "teedesk.authHeader", [[change]]],
    ["everything", null, [[change]]],
    ["the theme", "teedesk.theme", []],
  ])("that changed %s is heard as it should", (_case, key, heard) => {
    const changed = vi.fn<(change: StorageChange) => void>();
    const stop = storage.watch(changed);
    storage.write(session);
    window.dispatchEvent(new StorageEvent("storage", { key }));
    stop();
    window.dispatchEvent(new StorageEvent("storage", { key }));
    expect(changed.mock.calls).toEqual(heard);
  });
});
