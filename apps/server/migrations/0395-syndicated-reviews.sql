-- Reviews that came from partners: their name is shown, and each review is imported once. Decision record 192.
ALTER TABLE reviews.review ADD COLUMN source text CHECK (length(source) BETWEEN 2 AND 40), ADD COLUMN source_id text,
  ADD CHECK ((source IS NULL) = (source_id IS NULL));
CREATE UNIQUE INDEX review_of_source ON reviews.review (lower(source), source_id) WHERE source IS NOT NULL;
