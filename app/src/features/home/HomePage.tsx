import { useQuery } from "@tanstack/react-query";
import { isLocalDate, type LocalDate } from "@teedesk/domain";
import { LinkButton, PageHeader } from "@teedesk/ui";
import { useSearch } from "wouter";
import { selectEmail, selectLevel } from "../../flows/session/selectors.ts";
import { todayIn } from "../../format/businessTime.ts";
import { menuOf } from "../../navigation/destinations.ts";
import { paths } from "../../navigation/paths.ts";
import { lazyPart } from "../../resource/lazyPart.tsx";
import { useServices, useSession } from "../../services/services.tsx";
import { CertificateCard } from "./CertificateCard.tsx";
import { DestinationCard } from "./DestinationCard.tsx";
import { Leaderboard } from "./Leaderboard.tsx";
import { teeTimeQuery } from "./summaryQueries.ts";
import { TeeTimeCard } from "./TeeTimeCard.tsx";

/** The figures are shown before the code of the date field has loaded. */
const SummaryBar = lazyPart(async () => (await import("./SummaryBar.tsx")).SummaryBar);

const ConsentsWaiting = lazyPart(async () => (await import("./ConsentsWaiting.tsx")).ConsentsWaiting);

const PromisesPanel = lazyPart(async () => (await import("./PromisesPanel.tsx")).PromisesPanel);

const TrendCard = lazyPart(async () => (await import("./TrendCard.tsx")).TrendCard);

const FirstStep = lazyPart(async () => (await import("./FirstStep.tsx")).FirstStep);

/** Home: the summaries of the business and the links to every screen (OPS-HOME-01 to OPS-HOME-04). */
export function HomePage() {
  const email = useSession(selectEmail);
  const level = useSession(selectLevel) ?? "other";
  const { config } = useServices();
  const asked = new URLSearchParams(useSearch()).get("date") ?? "";
  const today = todayIn(config);
  const date = isLocalDate(asked) ? asked : today;
  return (
    <div className="mx-auto max-w-300">
      <PageHeader
        title={`Welcome, ${email}`}
        actions={
          <LinkButton kind="primary" href={paths.booking()}>
            Book a tee time
          </LinkButton>
        }
      />
      <Beginning today={today} />
      {config.asks_consent && <ConsentsWaiting />}
      <div className="mb-4 min-h-13 print:mb-2">
        <SummaryBar key={date} date={date} today={today} />
      </div>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <TeeTimeCard date={date} today={today} isMonthly={false} />
        <TeeTimeCard date={date} today={today} isMonthly />
        <CertificateCard date={date} today={today} isMonthly={false} />
        <CertificateCard date={date} today={today} isMonthly />
        {config.keeps_promises && (
          <div className="min-h-80 lg:col-span-2 print:hidden">
            <PromisesPanel />
          </div>
        )}
        <div className="lg:col-span-2">
          <Leaderboard date={date} />
        </div>
        {config.shows_trend && (
          <div className="min-h-80 lg:col-span-2">
            <TrendCard date={date} />
          </div>
        )}
      </div>
      <nav aria-label="Screens" className="mt-6 grid items-start gap-4 md:grid-cols-2 xl:grid-cols-4 print:hidden">
        {menuOf("home", level, config).map((group) => (
          <DestinationCard key={group.heading} {...group} />
        ))}
      </nav>
    </div>
  );
}

/** The first step, where neither this month nor the one before has revenue: elsewhere there are courses, and none are read. */
function Beginning({ today }: { readonly today: LocalDate }) {
  const { api } = useServices();
  // Read by the card of the month.
  const { data } = useQuery({ ...teeTimeQuery(api, { isMonthly: true, date: today }), enabled: false });
  return data?.revenue === 0 && data.previous_revenue === 0 && <FirstStep />;
}
