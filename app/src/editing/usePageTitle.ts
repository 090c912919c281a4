import { useEffect } from "react";
import { useServices } from "../services/services.tsx";

/** Names the tab after the record in it, so that two of a kind can be told apart (OPS-SHELL-45). */
export function usePageTitle(name: string): void {
  const { config } = useServices();
  useEffect(() => {
    document.title = `${name} – ${config.product_tag}`;
  }, [name, config]);
}
