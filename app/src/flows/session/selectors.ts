import type { Level } from "@teedesk/domain";
import type { SnapshotFrom } from "xstate";
import type { createSessionMachine } from "./machine.ts";
import type { StoredSession } from "./ports.ts";

export type SessionSnapshot = SnapshotFrom<ReturnType<typeof createSessionMachine>>;

/** The level that access rules are asked with: null before sign-in, and not an admin until the server has confirmed it. */
export const selectLevel = (snapshot: SessionSnapshot): Level | null =>
  snapshot.hasTag("signedIn") ? (snapshot.context.session.level ?? "other") : null;

/** The signed-in email; on the sign-in screen the one last submitted. */
export const selectEmail = (snapshot: SessionSnapshot): StoredSession["email"] => snapshot.context.session.email;

/** Where to go once signed in. */
export const selectReturnPath = (snapshot: SessionSnapshot, home: string): string =>
  snapshot.context.returnPath === "" ? home : snapshot.context.returnPath;
