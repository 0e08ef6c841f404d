-- Mailboxes that don't want to be asked for reviews, as digests. Other emails still reach them. Decision record 188.
CREATE TABLE orders.review_refusal (
  mailbox_hash  char(64) PRIMARY KEY,
  refused_at    timestamptz NOT NULL
);
