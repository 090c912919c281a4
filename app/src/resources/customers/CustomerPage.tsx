import { ResourceEditPage } from "../../editing/ResourceEditPage.tsx";
import type { PageProps } from "../../pageProps.ts";
import { customerKind } from "./customerKind.ts";

export function CustomerPage(props: PageProps) {
  return <ResourceEditPage {...props} kind={customerKind} />;
}
