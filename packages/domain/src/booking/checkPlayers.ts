import * as Result from "effect/Result";
import { type CountIssueCode, countIssue } from "./parseCount.ts";

/** Takes a number of people that can play: whole and above 0 (OPS-IBE-67). Null is none. */
export const checkPlayers = (
  players: number | null,
): Result.Result<number, CountIssueCode | "players_not_positive"> => {
  const count = players ?? 0;
  if (count <= 0) return Result.fail("players_not_positive");
  const code = countIssue(count);
  return code === null ? Result.succeed(count) : Result.fail(code);
};
