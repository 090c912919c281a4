import type { DateRange, LocalDate } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { and, asc, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { agentDesks } from "../../db/schema/staffUsers.ts";
import { teeTimes } from "../../db/schema/teeTimes.ts";
import { figureSums } from "../../sales/figures.ts";
import { bookedIn } from "../../sales/period.ts";

type Wire = components["schemas"];

export type AskedBoard = {
  readonly day: LocalDate;
  readonly month: DateRange;
  readonly agentFilter: Readonly<Record<string, boolean>>;
};

type Place = { readonly timeZone: string; readonly productKey: string };

/** The bookings of each agent of the requested desks on a day and in its month (API-017). */
export async function agentLeaderboard(
  db: Database,
  { day, month, agentFilter }: AskedBoard,
  { timeZone, productKey }: Place,
): Promise<Wire["Leaderboard"]> {
  const isShown = (desk: (typeof agentDesks)[number]) => agentFilter[desk === "product" ? productKey : desk] !== false;
  const desks = agentDesks.filter(isShown);
  const { rounds, revenue } = figureSums;

  async function board(period: DateRange): Promise<Wire["LeaderboardPeriod"]> {
    const agents = await db
      .select({ agent: teeTimes.agent, rounds, revenue })
      .from(teeTimes)
      .where(and(...bookedIn(period, "created", timeZone), inArray(teeTimes.desk, desks)))
      .groupBy(teeTimes.agent)
      .orderBy(asc(teeTimes.agent));
    // An agent with only canceled and refunded bookings is left out.
    const busy = agents.filter((sums) => sums.rounds > 0 || sums.revenue > 0);
    return {
      rounds: Object.fromEntries(busy.map((sums) => [sums.agent, sums.rounds])),
      revenue: Object.fromEntries(busy.map((sums) => [sums.agent, sums.revenue])),
    };
  }
  const [daily, monthly] = await Promise.all([board({ start: day, end: day }), board(month)]);
  return { daily, monthly };
}
