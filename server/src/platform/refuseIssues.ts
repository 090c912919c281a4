import type { Issue } from "@teedesk/domain";
import { issueMessages } from "@teedesk/domain/issueMessages";
import * as Result from "effect/Result";
import { invalid } from "./refusal.ts";

/** Throws the 422 that says in words what the domain's rules find wrong with which field; nothing when there is nothing. */
export function refuseIssues(issues: readonly Issue[]): void {
  if (issues.length === 0) return;
  const errors: Record<string, string[]> = {};
  for (const { path, code } of issues) (errors[path] ??= []).push(issueMessages[code]);
  throw invalid(errors);
}

/** The value that the domain read; throws the 422 with its issues where there is none. */
export function accepted<Input>(parsed: Result.Result<Input, readonly Issue[]>): Input {
  if (Result.isFailure(parsed)) refuseIssues(parsed.failure);
  return Result.getOrThrow(parsed);
}
