import { useQuery } from "@tanstack/react-query";
import { historyOf } from "../../editing/history.api.ts";
import { useServices } from "../../services/services.tsx";
import { formerNumbers } from "./courseAgreement.ts";

/** The numbers that a tee time had before; none while its history is not read, and from a server that notes no agreements. */
export function useFormerNumbers(id: number): readonly string[] {
  const { api, config } = useServices();
  const { data = [] } = useQuery({ ...historyOf(api, "tee_time", id), enabled: config.notes_agreements });
  return formerNumbers(data);
}
