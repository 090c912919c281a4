import { type LocalDate, leaderboardScale } from "@teedesk/domain";
import { Checkbox, countText } from "@teedesk/ui";
import { useState } from "react";
import { dollarsText } from "../../format/dollarsText.ts";
import { messages } from "../../messages/messages.ts";
import { useServices } from "../../services/services.tsx";
import { Bar } from "./Bar.tsx";
import type { LeaderboardPeriod } from "./home.api.ts";
import { periodText } from "./periodText.ts";
import { SummaryCard } from "./SummaryCard.tsx";
import { leaderboardQuery } from "./summaryQueries.ts";

/** The bookings of each agent on the day and in its month (OPS-HOME-05, OPS-HOME-06, OPS-HOME-13 to OPS-HOME-15). */
export function Leaderboard({ date }: { readonly date: LocalDate }) {
  const { api, config } = useServices();
  const groups = [
    [config.product_key, config.product_name],
    ["psgr", "psgr"],
    ["hotels", "hotels"],
  ] as const;
  const [agentFilter, setFilter] = useState<Readonly<Record<string, boolean>>>(
    Object.fromEntries(groups.map(([key]) => [key, true])),
  );
  return (
    <SummaryCard
      heading="Agent leaderboard"
      query={leaderboardQuery(api, date, agentFilter)}
      room="min-h-80"
      actions={
        <fieldset className="flex flex-wrap gap-x-4 text-sm">
          <legend className="sr-only">Agents</legend>
          {groups.map(([key, name]) => (
            <Checkbox
              key={key}
              name={key}
              label={name}
              checked={agentFilter[key] !== false}
              onChange={(isOn) => setFilter({ ...agentFilter, [key]: isOn })}
            />
          ))}
        </fieldset>
      }
    >
      {({ daily, monthly }) => (
        <div className="grid gap-x-8 gap-y-4 xl:grid-cols-2">
          <Board title={periodText(date, false).now} period={daily} empty={messages.noDaily} />
          <Board title={periodText(date, true).now} period={monthly} empty={messages.noMonthly} />
        </div>
      )}
    </SummaryCard>
  );
}

type BoardProps = {
  readonly title: string;
  readonly period: LeaderboardPeriod;
  readonly empty: { readonly rounds: string; readonly revenue: string };
};

/** The agents by revenue, then by rounds, each once; an empty board has a text for each of the two. */
function Board({ title, period: { rounds, revenue }, empty }: BoardProps) {
  const agents = [...new Set([...Object.keys(revenue), ...Object.keys(rounds)])].toSorted(
    (one, other) =>
      (revenue[other] ?? 0) - (revenue[one] ?? 0) ||
      (rounds[other] ?? 0) - (rounds[one] ?? 0) ||
      (one < other ? -1 : 1),
  );
  const missing = [
    ...(Object.keys(rounds).length === 0 ? [empty.rounds] : []),
    ...(Object.keys(revenue).length === 0 ? [empty.revenue] : []),
  ];
  const roundScale = leaderboardScale(Object.values(rounds));
  // CALC-14: dollars.
  const revenueScale = leaderboardScale(Object.values(revenue).map((cents) => cents / 100));
  return (
    <div className="min-w-0">
      <h3 className="text-sm font-medium text-ink-muted">{title}</h3>
      {missing.map((text) => (
        <p key={text} className="py-1 text-sm text-ink-muted">
          {text}
        </p>
      ))}
      {agents.length > 0 && (
        <table aria-label={`Agents, ${title}`} className="w-full table-fixed text-sm">
          <thead>
            <tr className="text-left text-ink-muted">
              <th scope="col" className="w-1/4 py-1 font-medium">
                Agent
              </th>
              <th scope="col" className="py-1 pl-3 font-medium">
                <span className="inline-block w-20 text-right">Rounds</span>
              </th>
              <th scope="col" className="py-1 pl-3 font-medium">
                <span className="inline-block w-20 text-right">Revenue</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {agents.map((agent) => (
              <tr key={agent} className="border-t border-line">
                <th scope="row" title={agent} className="py-1 text-left font-normal wrap-anywhere sm:truncate">
                  {agent}
                </th>
                <td className="py-1 pl-3">
                  {rounds[agent] !== undefined && (
                    <Bar text={countText(rounds[agent])} value={rounds[agent]} scale={roundScale} />
                  )}
                </td>
                <td className="py-1 pl-3">
                  {revenue[agent] !== undefined && (
                    <Bar text={dollarsText(revenue[agent])} value={revenue[agent] / 100} scale={revenueScale} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
