-- Nothing that staff did was changed, taken away or slipped in: the audit's chain holds from its first link to every mark of its end.
SELECT sequence, audit_row_id, reason FROM platform.audit_break
