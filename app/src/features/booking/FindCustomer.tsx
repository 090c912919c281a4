import { useQuery, useQueryClient } from "@tanstack/react-query";
import { fullName } from "@teedesk/domain";
import { Combobox } from "@teedesk/ui";
import { useState } from "react";
import type { RowOf } from "../../api/contract.ts";
import { useRested } from "../../queries/useRested.ts";
import { useServices } from "../../services/services.tsx";
import { findCustomers } from "./customerSearch.ts";
import { loadCustomer } from "./loadCustomer.ts";
import { useBookingActor } from "./useBooking.tsx";

/** Some surnames have two letters; the server searches them as the beginning of a word. */
const shortest = 2;
const pause = 250;

const nothingFound = (text: string): string | undefined =>
  text.length < shortest ? "Type one more letter." : undefined;

const textOf = (row: RowOf<"listCustomers">): string =>
  [fullName(row), row.email, row.primary_phone].filter((part) => part !== "").join(" · ");

/** Finds a customer on record, who then fills the form. It is before the course: F4 leads to it, and Shift with Tab. */
export function FindCustomer() {
  const { api } = useServices();
  const booking = useBookingActor();
  const queries = useQueryClient();
  const [typed, setTyped] = useState("");
  const [isUnread, setIsUnread] = useState(false);
  const text = typed.trim();
  const wanted = useRested(text, pause);
  const found = useQuery({
    queryKey: ["customer", "find", wanted],
    queryFn: ({ signal }) => findCustomers(api, wanted, signal),
    enabled: wanted.length >= shortest,
  });
  const choose = async (id: string) => {
    if (id === "") return;
    setIsUnread(false);
    booking.send({ type: "customer.found", customer: await loadCustomer(api, queries, Number(id)) });
  };
  return (
    <Combobox
      label="Find a customer"
      labelHidden
      className="min-w-0 grow basis-44 sm:w-56 sm:grow-0 sm:basis-auto lg:w-60 2xl:w-88"
      name="find_customer"
      placeholder="Find a customer (F4): name, email or phone"
      shortcut="F4"
      value=""
      options={(text.length < shortest ? [] : (found.data ?? [])).map((row) => ({
        value: String(row.id),
        text: textOf(row),
      }))}
      loading={text.length >= shortest && (text !== wanted || found.isFetching)}
      empty={text === "" ? "Type a name, an e-mail or a phone number." : nothingFound(text)}
      error={
        found.isError
          ? "The customers could not be searched."
          : isUnread
            ? "The record could not be loaded. Try again."
            : undefined
      }
      onQuery={(text) => {
        setTyped(text);
        // The choice itself clears the field.
        if (text !== "") setIsUnread(false);
      }}
      // A record that cannot be read leaves the form as it is.
      onChange={(id) => void choose(id).catch(() => setIsUnread(true))}
    />
  );
}
