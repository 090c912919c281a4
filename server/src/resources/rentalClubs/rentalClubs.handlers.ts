import type { Handlers } from "../../contract/contract.ts";
import type { Services } from "../../services.ts";
import { encodeRentalClub } from "./encodeRentalClub.ts";
import { countRentalClubs, listRentalClubs } from "./rentalClubs.repository.ts";

/** API-025 and API-026. */
export function rentalClubHandlers({ db }: Services): Pick<Handlers, "listRentalClubs" | "countRentalClubs"> {
  return {
    async listRentalClubs({ query }) {
      const rows = await listRentalClubs(db, query);
      return rows.map(encodeRentalClub);
    },
    countRentalClubs: ({ query }) => countRentalClubs(db, query),
  };
}
