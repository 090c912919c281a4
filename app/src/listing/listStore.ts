import { useState } from "react";
import { useLocation, useSearch } from "wouter";

/** Where a list keeps its state, as a query string. */
export type ListStore = { readonly query: string; readonly go: (query: string) => void };

/** The address bar: back, forward, reload and a pasted link give the same list. */
export function useAddress(): ListStore {
  const query = useSearch();
  const [path, navigate] = useLocation();
  return { query, go: (next) => navigate(next === "" ? path : `${path}?${next}`) };
}

/** The page itself, for a list inside a record or a dialog: it has no address of its own. */
export function useMemory(): ListStore {
  const [query, go] = useState("");
  return { query, go };
}
