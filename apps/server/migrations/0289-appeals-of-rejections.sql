-- An appeal is decided by someone else than whoever rejected the review: their id is kept, as two colleagues may share a name.
-- Decision record 130. Earlier rejections take it from the audit.
ALTER TABLE reviews.submission ADD COLUMN rejected_by uuid;

UPDATE reviews.submission s SET rejected_by = a.actor_id::uuid
FROM (SELECT DISTINCT ON (subject_id) subject_id, actor_id FROM platform.audit_row
      WHERE subject_type = 'review' AND action = 'review.reject' AND actor_kind = 'staff'
      ORDER BY subject_id, at DESC, id DESC) a
WHERE a.subject_id = s.review_id::text AND s.reason IS NOT NULL;
