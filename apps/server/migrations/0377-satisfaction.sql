-- How customers found a solved case: asked once, by email or in the chat that ended. Decision record 175.
CREATE TABLE support.satisfaction (
  case_id      uuid PRIMARY KEY REFERENCES support.customer_case (id) ON DELETE CASCADE,
  -- Of the token in the email's link.
  token_hash   char(64) NOT NULL UNIQUE,
  asked_by     text NOT NULL CHECK (asked_by IN ('mail', 'chat')),
  asked_at     timestamptz NOT NULL,
  -- The agent who wrote last before the question.
  staff_id     uuid NOT NULL,
  staff_name   text NOT NULL,
  rating       text CHECK (rating IN ('good', 'bad')),
  comment      text NOT NULL DEFAULT '' CHECK (length(comment) <= 1000),
  answered_at  timestamptz,
  CHECK ((rating IS NULL) = (answered_at IS NULL)),
  CHECK (comment = '' OR rating IS NOT NULL)
);
CREATE INDEX satisfaction_recent ON support.satisfaction (asked_at);
