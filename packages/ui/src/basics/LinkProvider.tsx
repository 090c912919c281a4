import { type ComponentProps, createContext, type ReactElement, type ReactNode, useContext } from "react";

/** The props of a link. */
export type AnchorProps = ComponentProps<"a"> & { href: string };

type DrawLink = (props: AnchorProps) => ReactElement;

const plainLink: DrawLink = ({ children, ...rest }) => <a {...rest}>{children}</a>;

const DrawInsideLink = createContext<DrawLink>(plainLink);

/**
 * Hands the components the app's own link, so that going to another screen needs no page load:
 * `<LinkProvider link={(props) => <RouterLink {...props} />}>`. Without it a link is a plain `<a>`.
 */
export function LinkProvider({ link, children }: { link: DrawLink; children: ReactNode }) {
  return <DrawInsideLink.Provider value={link}>{children}</DrawInsideLink.Provider>;
}

/**
 * The one place that draws a link. `external` opens a new tab, which does not learn the page it came from, and goes
 * round the router.
 */
export function Anchor({ external = false, ...rest }: AnchorProps & { external?: boolean | undefined }) {
  const drawInsideLink = useContext(DrawInsideLink);
  return external ? plainLink({ ...rest, target: "_blank", rel: "noopener noreferrer" }) : drawInsideLink(rest);
}
