import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { QuickPart } from "@teedesk/domain";
import { useState } from "react";
import type { RowOf } from "../../api/contract.ts";
import type { KnownCustomer } from "../../flows/booking/ports.ts";
import { useRested } from "../../queries/useRested.ts";
import { useServices } from "../../services/services.tsx";
import { findCustomers } from "./customerSearch.ts";
import { loadCustomer } from "./loadCustomer.ts";

/** Milliseconds that the line rests once more before the server is asked. */
const pause = 100;

/** The value of a field that is settled, else "". */
export const valueOf = (parts: readonly QuickPart[], wanted: string): string =>
  parts.flatMap(({ choices }) => (choices.length === 1 ? choices : [])).find(({ field }) => field === wanted)?.value ??
  "";

type Chosen = { readonly text: string; readonly record: KnownCustomer | null };

/** The customers on record for a line's caller: by the phone number, else the e-mail address; without both by the name. */
export function useQuickCaller(parts: readonly QuickPart[]) {
  const { api } = useServices();
  const queries = useQueryClient();
  const name = valueOf(parts, "name");
  const phone = valueOf(parts, "phone");
  const email = valueOf(parts, "customer.email");
  const handles = [phone, email].filter((handle) => handle !== "");
  const text = handles.join("\n") || name;
  const rested = useRested(text, pause);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const found = useQuery({
    queryKey: ["customer", "find", rested],
    queryFn: async ({ signal }) => {
      const [first = "", second] = rested.split("\n");
      const rows = await findCustomers(api, first, signal);
      return rows.length > 0 || second === undefined ? rows : findCustomers(api, second, signal);
    },
    enabled: rested !== "",
  });
  const isAsked = text !== "" && chosen?.text !== text;
  const rows: readonly RowOf<"listCustomers">[] = text === rested ? (found.data ?? []) : [];
  return {
    caller: { name, phone, record: isAsked ? null : (chosen?.record ?? null) },
    isAsked,
    rows,
    isPending: isAsked && (text !== rested || found.isFetching),
    hasFailed: found.isError,
    /** Chooses a record, or null for a new customer. */
    choose: async (id: number | null) =>
      setChosen({ text, record: id === null ? null : await loadCustomer(api, queries, id) }),
  };
}
