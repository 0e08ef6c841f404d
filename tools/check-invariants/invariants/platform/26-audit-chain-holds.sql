-- No staff action was changed, removed or inserted: the audit's chain holds from its first link to every mark of its end.
SELECT sequence, audit_row_id, reason FROM platform.audit_break
