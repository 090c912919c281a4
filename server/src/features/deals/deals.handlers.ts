import { eq } from "drizzle-orm";
import type { Handlers } from "../../contract/contract.ts";
import type { Database } from "../../db/database.ts";
import { golfCourses } from "../../db/schema/golfCourses.ts";
import { notFound } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";

/** API-024: deals of the external CRM, by id or by the customer's email with the chosen course. */
export function dealHandlers({ config, db, ports }: Services): Pick<Handlers, "findDeals"> {
  const { crm_name, deal_url } = config.names;
  return {
    async findDeals({ path, query }) {
      if (path.crm !== crm_name) throw notFound("There is no CRM of this name.");
      const found = await ports.crm.findDeals({
        deal_id: Number(query.dealId ?? "") || null,
        email: query.email ?? "",
        course_name: await courseName(db, Number(query.course ?? "")),
      });
      // The console links to these addresses: only web addresses may pass (ANSWER-30).
      const deals = found.map(({ id, title, url }) => (isWebAddress(url) ? { id, title, url } : { id, title }));
      return { deals, view_url: deal_url };
    },
  };
}

async function courseName(db: Database, id: number): Promise<string> {
  if (id === 0) return "";
  const [course] = await db.select({ name: golfCourses.course_name }).from(golfCourses).where(eq(golfCourses.id, id));
  return course?.name ?? "";
}

const isWebAddress = (url: string | null): url is string =>
  url !== null && /^https?:\/\//i.test(url) && URL.canParse(url);
