import { fullName } from "@teedesk/domain";
import { Button, Dialog } from "@teedesk/ui";
import { useMemo } from "react";
import { type ListOf, listDefaults } from "../../listing/list.ts";
import { useMemory } from "../../listing/listStore.ts";
import { ResourceList } from "../../listing/ResourceList.tsx";
import { useList } from "../../listing/useList.ts";
import { messages } from "../../messages/messages.ts";
import type { CustomerType } from "./customer.api.ts";
import { customerList } from "./customer.list.tsx";

export type CustomerPickerProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Only records of this type can be chosen (OPS-TT-29); left out, all. */
  readonly type?: CustomerType | undefined;
  readonly onSelect: (id: number) => void;
};

/** The compact list of customers with a Select button in each row (ADM-CUST-26, ADM-CUST-27, OPS-TT-30, CONST-28). */
const pickerList = (type: CustomerType | undefined, onSelect: (id: number) => void): ListOf<"listCustomers"> => ({
  ...customerList,
  columns: [
    {
      key: "select",
      header: "Select",
      cell: (row) => (
        <Button size="small" aria-label={`Select ${fullName(row)}`} onClick={() => onSelect(row.id)}>
          Select
        </Button>
      ),
    },
    ...customerList.columns.filter(({ key }) => key !== "view" && (key !== "type" || type === undefined)),
  ],
  defaults: listDefaults(customerList.defaults.sort, 5),
});

/** The dialog that chooses a customer (ADM-CUST-29, MSG-42). */
export function CustomerPicker({ open, onClose, type, onSelect }: CustomerPickerProps) {
  return (
    <Dialog open={open} onClose={onClose} title={messages.selectCustomer} size="wide">
      <Choices type={type} onSelect={onSelect} />
    </Dialog>
  );
}

function Choices({ type, onSelect }: Pick<CustomerPickerProps, "type" | "onSelect">) {
  const list = useMemo(() => pickerList(type, onSelect), [type, onSelect]);
  const opened = useList(list, useMemory(), type === undefined ? {} : { type });
  return <ResourceList list={list} open={opened} place="picker" />;
}
