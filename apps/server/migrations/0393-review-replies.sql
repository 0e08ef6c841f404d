-- Replies of the shop and of brands to reviews: one of each. A withdrawn one stays, so that its writer is mailed once. Decision record 189.
CREATE TABLE reviews.reply (
  review_id     uuid NOT NULL REFERENCES reviews.review (id) ON DELETE CASCADE,
  voice         text NOT NULL CHECK (voice IN ('shop', 'brand')),
  signed_as     text NOT NULL,
  text          text NOT NULL CHECK (length(text) BETWEEN 1 AND 1000),
  written_by    text NOT NULL,
  written_at    timestamptz NOT NULL,
  edited_at     timestamptz,
  withdrawn_at  timestamptz,
  PRIMARY KEY (review_id, voice)
);
