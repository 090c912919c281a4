import { useQuery } from "@tanstack/react-query";
import { Alert, countText } from "@teedesk/ui";
import { ageText } from "../../format/Age.tsx";
import { useServices } from "../../services/services.tsx";
import { feedSources } from "./availability.api.ts";

/** Age in milliseconds from which a reading of a course's system is unreliable. */
export const staleAfter = 6 * 60 * 60 * 1000;

/** Names the course systems without a recent reading whose tee times are still shown as free. */
export function SilentSources() {
  const { api } = useServices();
  const { data = [], dataUpdatedAt: now } = useQuery(feedSources(api));
  const silent = data
    .filter(({ free }) => free > 0)
    .map(({ name, free, fed_at }) => ({ name, free, age: fed_at === null ? null : now - Date.parse(fed_at) }))
    .filter(({ age }) => age === null || age >= staleAfter);
  if (silent.length === 0) return null;
  return (
    <Alert tone="warning" className="mb-3">
      {silent.map(({ name, free, age }) => (
        <p key={name}>
          {name} has sent nothing{age === null ? " yet" : ` for ${ageText(age)}`}: {countText(free)} of its tee times
          are still shown and may be taken.
        </p>
      ))}
      <p className="font-normal">Ask the course before you promise one of them.</p>
    </Alert>
  );
}
