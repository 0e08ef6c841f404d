-- Votes of readers who found a review helpful: one of an account or a browser. Decision record 186.
CREATE TABLE reviews.helpful_vote (
  review_id   uuid NOT NULL REFERENCES reviews.review (id) ON DELETE CASCADE,
  -- A digest of the browser's mark.
  browser     char(64) NOT NULL,
  account_id  uuid,
  -- A digest; forgotten after a month.
  network     char(64),
  voted_at    timestamptz NOT NULL,
  PRIMARY KEY (review_id, browser)
);
CREATE UNIQUE INDEX helpful_vote_account ON reviews.helpful_vote (review_id, account_id) WHERE account_id IS NOT NULL;
CREATE INDEX helpful_vote_of_account ON reviews.helpful_vote (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX helpful_vote_network ON reviews.helpful_vote (network, voted_at) WHERE network IS NOT NULL;
