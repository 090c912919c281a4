import { useSearch } from "wouter";
import { navigate } from "wouter/use-browser-location";

/**
 * The open tab of a page, kept in its address, so that a reload and Back come to it again. A tab is no page of its own:
 * it is no step for Back, and a form with unsaved changes is not asked, as it would be by the router.
 */
export function useTab() {
  const search = new URLSearchParams(useSearch());
  return {
    /** "" when the address names none. */
    open: search.get("tab") ?? "",
    choose: (tab: string) => {
      search.set("tab", tab);
      navigate(`?${search}`, { replace: true });
    },
  };
}
