import { useQuery } from "@tanstack/react-query";
import { historyOf } from "../../editing/history.api.ts";
import { useServices } from "../../services/services.tsx";
import { formerNumbers } from "./courseAgreement.ts";

/** The numbers that a tee time had before, and whether its history was read; a server that notes no agreements has nothing to read. */
export function useFormerNumbers(id: number) {
  const { api, config } = useServices();
  const enabled = config.notes_agreements;
  const { data, isLoading } = useQuery({ ...historyOf(api, "tee_time", id), enabled });
  return { numbers: formerNumbers(data ?? []), areRead: !enabled || data !== undefined, isLoading };
}
