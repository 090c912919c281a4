import { LinkButton } from "@teedesk/ui";
import { useReadAhead } from "../../editing/ahead.ts";
import { useAddress } from "../../listing/listStore.ts";
import { ResourceListPage } from "../../listing/ResourceListPage.tsx";
import { useList } from "../../listing/useList.ts";
import type { PageProps } from "../../pageProps.ts";
import { paths } from "../../paths.ts";
import { customerKind } from "./customerKind.ts";
import { customerList } from "./customerList.tsx";

export function CustomersPage({ title }: PageProps) {
  const actions = (
    <LinkButton kind="primary" href={paths.customer("new")}>
      New Customer
    </LinkButton>
  );
  const open = useList(customerList, useAddress());
  return (
    <ResourceListPage
      title={title}
      list={customerList}
      open={open}
      actions={actions}
      onRowEnter={useReadAhead(customerKind)}
    />
  );
}
