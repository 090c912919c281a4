/**
 * Tee times whose card the sandbox gateway still holds money of, or has charged, although the payment was settled, and that neither recovery
 * sees to (voiding) nor To Do lists (captured); none may be there (DECISION-74).
 */
export const settledCardsBySql = `select p.tee_time_id from payment_intents p join sandbox_gateway.payments g on g.reference = p.id::text
  where p.settled_at is not null and g.state in ('authorised', 'captured') and p.state not in ('voiding', 'captured')`;
