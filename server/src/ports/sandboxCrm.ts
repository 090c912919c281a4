import type { Deal } from "@teedesk/domain";
import type { Crm } from "./crm.ts";

type DemoDeal = Deal & { readonly email: string; readonly course_name: string };

const demoDeals: readonly DemoDeal[] = [
  {
    id: 501,
    title: "Morales wedding party, 12 players",
    email: "ana.morales@example.com",
    course_name: "Torrey Pines South",
    url: null,
  },
  { id: 502, title: "Morales farewell round", email: "ana.morales@example.com", course_name: "", url: null },
  {
    id: 503,
    title: "Nakamura company outing",
    email: "ken.nakamura@example.com",
    course_name: "Torrey Pines North",
    url: null,
  },
  { id: 504, title: "Harbor Hotels spring package", email: "events@harborhotels.example", course_name: "", url: null },
];

/** The built-in CRM: a handful of deals, matched by id, or by email with a course (a deal without a course fits any). */
export const sandboxCrm: Crm = {
  findDeals: async ({ deal_id, email, course_name }) => {
    const wanted = email.trim().toLowerCase();
    const isMatch = (deal: DemoDeal): boolean =>
      deal_id === null ? deal.email === wanted && ["", course_name].includes(deal.course_name) : deal.id === deal_id;
    return demoDeals.filter(isMatch).map(({ id, title, url }) => ({ id, title, url }));
  },
};
