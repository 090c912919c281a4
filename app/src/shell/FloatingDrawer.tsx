import { Drawer, type DrawerProps } from "@teedesk/ui";

/** The drawer over the page, on narrow windows. A file of its own, because wide windows need not load its machinery. */
export function FloatingDrawer(props: Omit<DrawerProps, "wide">) {
  return <Drawer {...props} wide={false} />;
}
