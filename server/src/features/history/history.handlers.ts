import { mayCall, type OperationId } from "@teedesk/domain";
import type { Handlers } from "../../contract/contract.ts";
import type { HistoryEntity } from "../../platform/history/recordHistory.ts";
import { forbidden } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { listHistory } from "./listHistory.ts";

/** The call that shows a record of each kind: its access is that of the history, so discounts and staff users are for admins
 * (ROLE-08, ROLE-10). */
const shownBy = {
  tee_time: "getTeeTime",
  course: "getCourse",
  course_group: "getCourseGroup",
  rate: "getRate",
  rental_club: "getRentalClub",
  image: "getCourseImage",
  holiday: "getHoliday",
  maintenance: "getMaintenance",
  customer: "getCustomer",
  discount: "getDiscount",
  gift_certificate: "getGiftCertificate",
  gift_certificate_sales: "getGiftCertificateSalesConfiguration",
  helpful_link: "getHelpfulLink",
  staff_user: "getStaffUser",
} satisfies Record<HistoryEntity, OperationId>;

/** The history of a record: an addition to the specification's calls. */
export function historyHandlers({ db }: Services): Pick<Handlers, "listHistory"> {
  return {
    async listHistory({ path: { entity, id }, staff }) {
      if (!mayCall(staff.level, shownBy[entity])) throw forbidden();
      return listHistory(db, entity, id);
    },
  };
}
