import * as Result from "effect/Result";
import { type CountIssueCode, countIssue } from "./parseCount.ts";

/** Takes a number of people that can play: whole and above 0 (OPS-IBE-67). Null is none. */
export const checkPlayers = (
  players: number | null,
): Result.Result<number, CountIssueCode | "players_not_positive"> => {
  if (players === null || players <= 0) return Result.fail("players_not_positive");
  const code = countIssue(players);
  return code === null ? Result.succeed(players) : Result.fail(code);
};
