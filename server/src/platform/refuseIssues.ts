import type { Issue } from "@teedesk/domain";
import { issueMessages } from "@teedesk/domain/issueMessages";
import * as Result from "effect/Result";
import { invalid } from "./refusal.ts";

/** Throws a 422 with the messages of the domain's issues by field; does nothing when there are no issues. */
export function refuseIssues(issues: readonly Issue[]): void {
  if (issues.length === 0) return;
  const errors: Record<string, string[]> = {};
  for (const { path, code } of issues) (errors[path] ??= []).push(issueMessages[code]);
  throw invalid(errors);
}

/** The value that the domain read; throws a 422 with its issues otherwise. */
export function accepted<Input>(parsed: Result.Result<Input, readonly Issue[]>): Input {
  if (Result.isFailure(parsed)) refuseIssues(parsed.failure);
  return Result.getOrThrow(parsed);
}
