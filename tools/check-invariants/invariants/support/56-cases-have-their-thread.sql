-- Every case has a message, unless its thread went into another case of the same person.
SELECT c.number, c.state, c.merged_into
FROM support.customer_case c LEFT JOIN support.customer_case into_case ON into_case.id = c.merged_into
WHERE (c.merged_into IS NULL AND NOT EXISTS (SELECT FROM support.case_entry e WHERE e.case_id = c.id))
  OR into_case.mailbox IS DISTINCT FROM CASE WHEN c.merged_into IS NULL THEN NULL ELSE c.mailbox END
