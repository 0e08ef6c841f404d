-- Buyers are asked for a review of tires that were delivered, and how they wear later: once for each order, line and stage. Decision record 176.
CREATE TABLE orders.review_invitation (
  order_id    uuid NOT NULL REFERENCES orders."order" (id) ON DELETE CASCADE,
  line_id     uuid NOT NULL,
  stage       text NOT NULL CHECK (stage IN ('month', 'halfYear', 'year')),
  -- Of the token in the link, which proves the purchase.
  token_hash  char(64) NOT NULL UNIQUE,
  sent_at     timestamptz NOT NULL,
  PRIMARY KEY (order_id, line_id, stage)
);

-- Since when its writer can edit a review again; null until we ask how the tires wear.
ALTER TABLE reviews.submission ADD COLUMN reopened_at timestamptz;
