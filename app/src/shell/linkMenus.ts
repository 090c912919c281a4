import { useQuery } from "@tanstack/react-query";
import type { HelpfulLinkType } from "@teedesk/domain";
import { useIdle } from "@teedesk/ui";
import { read } from "../queries/read.ts";
import { type HelpfulLink, helpfulLinkCalls } from "../resources/helpfulLinks/helpfulLink.api.ts";
import { useServices } from "../services/services.tsx";

/** The three link menus of the bar, by the type of link each shows (OPS-SHELL-04 to 06). */
export const linkMenus: readonly { readonly name: string; readonly type: HelpfulLinkType }[] = [
  { name: "Helpful Links", type: "helpful" },
  { name: "Hotel Links", type: "hotel" },
  { name: "PSGR Links", type: "psgr" },
];

const byOrder = { sort_fields: ["order" as const], sort_desc: [false] };

export type LinkEntry = { readonly id: number; readonly text: string; readonly href: string };

/**
 * The entries of a menu. Staff type these addresses: only web addresses become links, even if a specified server has
 * stored others (ANSWER-30).
 */
export const linkEntries = (links: readonly HelpfulLink[]): readonly LinkEntry[] =>
  links
    .filter(({ url }) => /^https?:\/\//i.test(url))
    .map(({ id, url, description }) => ({ id, text: description.trim() === "" ? url : description, href: url }));

/** The links of one menu; none while they load or when they cannot be read, with the reason in `note`. */
export function useLinkMenu(type: HelpfulLinkType): { readonly entries: readonly LinkEntry[]; readonly note: string } {
  const { api } = useServices();
  const isIdle = useIdle();
  const links = useQuery({
    queryKey: ["helpful_link", "menu", type],
    queryFn: ({ signal }) => read(helpfulLinkCalls(api).list({ filters: { type }, ...byOrder }, signal)),
    select: linkEntries,
    staleTime: 300_000,
    enabled: isIdle,
  });
  if (links.isPending) return { entries: [], note: "Loading…" };
  return { entries: links.data ?? [], note: links.isError ? "The links could not be loaded." : "No links yet." };
}
