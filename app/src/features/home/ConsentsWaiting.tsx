import { useQuery } from "@tanstack/react-query";
import { mayCall } from "@teedesk/domain";
import { Alert, countText, Link } from "@teedesk/ui";
import { selectLevel } from "../../flows/session/selectors.ts";
import { paths } from "../../navigation/paths.ts";
import { waiting, waitingConsents } from "../../resources/consents/consent.api.ts";
import { useServices, useSession } from "../../services/services.tsx";

/** The number of requests that wait for a second person, for those who may consent. */
export function ConsentsWaiting() {
  const { api } = useServices();
  const mayConsent = mayCall(useSession(selectLevel), "consentToRequest");
  const { data = 0 } = useQuery({ ...waitingConsents(api), enabled: mayConsent });
  if (data === 0) return null;
  return (
    <Alert tone="warning" className="mb-4 print:hidden">
      Waiting for consent:{" "}
      <Link href={paths.consents(waiting)}>
        {countText(data)} {data === 1 ? "request" : "requests"}
      </Link>
    </Alert>
  );
}
