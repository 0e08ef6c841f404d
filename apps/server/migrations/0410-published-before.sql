-- The publication that a rejection ended, so taking the rejection back brings it back.
ALTER TABLE reviews.submission
  ADD COLUMN published_at timestamptz,
  ADD COLUMN published_by text,
  ADD CONSTRAINT submission_published_before CHECK (published_by IS NULL OR published_at IS NOT NULL);
