-- INTERNAL in any case, with blanks around it, or blank is INTERNAL (ANSWER-42); it was stored as a number of the course, which
-- canceling asked the course's system to release. Rows that already are INTERNAL stay untouched.
UPDATE "tee_times" SET "confirmation" = 'INTERNAL', "internal" = true
WHERE "confirmation" <> 'INTERNAL' AND upper(btrim("confirmation", E' \t\r\n')) IN ('', 'INTERNAL');
