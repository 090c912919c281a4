import { ResourceEditPage } from "../../editing/ResourceEditPage.tsx";
import { ResourceListPage } from "../../listing/ResourceListPage.tsx";
import type { PageProps } from "../../navigation/pageProps.ts";
import { paths } from "../../navigation/paths.ts";
import { customerKind } from "./customerKind.ts";
import { customerList } from "./customerList.tsx";

const create = { text: "New Customer", path: () => paths.customer("new"), call: "createCustomer" } as const;

export function CustomersPage(props: PageProps) {
  return <ResourceListPage {...props} list={customerList} kind={customerKind} create={create} />;
}

export function CustomerPage(props: PageProps) {
  return <ResourceEditPage {...props} kind={customerKind} />;
}
