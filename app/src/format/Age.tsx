import { useSyncExternalStore } from "react";
import { useServices } from "../services/services.tsx";
import { momentIn } from "./businessTime.ts";

/** The age of a moment in one unit: "3 min", "5 h", "2 days". */
export function ageText(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} h`;
  return `${Math.floor(hours / 24)} days`;
}

const tick = 30_000;

function everyTick(tell: () => void): () => void {
  const timer = setInterval(tell, tick);
  return () => clearInterval(timer);
}

/** The current time, renewed every half minute. */
const lastTick = (): number => Math.floor(Date.now() / tick) * tick;

type AgeProps = {
  readonly instant: string;
  /** The age in milliseconds from which it is shown as stale. */
  readonly staleAfter?: number;
};

/** An age, with the exact time as its title; a stale one is marked. */
export function Age({ instant, staleAfter = Number.POSITIVE_INFINITY }: AgeProps) {
  const { config } = useServices();
  const age = useSyncExternalStore(everyTick, lastTick) - new Date(instant).getTime();
  const exact = momentIn(config, instant);
  const isStale = age >= staleAfter;
  return (
    <time dateTime={instant} title={exact} className={isStale ? "text-attention-text" : undefined}>
      {exact === "" ? "—" : `${ageText(age)} ago`}
      {isStale && ", stale"}
    </time>
  );
}
