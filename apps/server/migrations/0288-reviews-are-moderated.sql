-- Reviews that shoppers write, and moderators read before anyone else does. Decision record 130. The domain's `reviewMachine` says from which
-- state to which. Those that were there before are published.
ALTER TABLE reviews.review
  ADD COLUMN state text NOT NULL DEFAULT 'published'
    CHECK (state IN ('submitted', 'questionAsked', 'published', 'rejected', 'appealed', 'withdrawn')),
  ADD COLUMN is_verified boolean NOT NULL DEFAULT false;

-- What only the writer and moderators see of a review.
CREATE TABLE reviews.submission (
  review_id       uuid PRIMARY KEY REFERENCES reviews.review (id) ON DELETE CASCADE,
  version         integer NOT NULL DEFAULT 1,
  line_id         uuid NOT NULL,
  -- As it was written; the review shows first name and initial.
  name            text NOT NULL,
  email           text NOT NULL,
  mailbox         text NOT NULL,
  account_id      uuid,
  -- The order that these tires come from, if it is proved.
  order_id        uuid,
  token_hash      char(64) NOT NULL UNIQUE,
  -- A digest; forgotten after a month.
  network         char(64),
  seconds         integer,
  submitted_at    timestamptz NOT NULL,
  -- Since when a moderator owes an answer; null while none does.
  our_turn_since  timestamptz,
  -- What stood out when it was sent, with the findings.
  signs           jsonb NOT NULL DEFAULT '[]',
  suspicion       integer NOT NULL DEFAULT 0 CHECK (suspicion >= 0),
  reason          text
    CHECK (reason IN ('otherProduct', 'privateData', 'abusive', 'discriminating', 'advertising', 'notExperienced', 'repeated', 'interested')),
  question        text,
  answer          text,
  appeal          text,
  appealed_at     timestamptz,
  decided_at      timestamptz,
  decided_by      text,
  withdrawn_at    timestamptz
);
-- One review of a person for each line.
CREATE UNIQUE INDEX submission_of_mailbox ON reviews.submission (line_id, mailbox) WHERE withdrawn_at IS NULL;
CREATE UNIQUE INDEX submission_of_account ON reviews.submission (line_id, account_id) WHERE withdrawn_at IS NULL AND account_id IS NOT NULL;
CREATE INDEX submission_waiting ON reviews.submission (our_turn_since) WHERE our_turn_since IS NOT NULL;
CREATE INDEX submission_recent ON reviews.submission (submitted_at DESC, review_id DESC);
CREATE INDEX submission_mailbox ON reviews.submission (mailbox, submitted_at);
CREATE INDEX submission_network ON reviews.submission (network, submitted_at) WHERE network IS NOT NULL;
CREATE INDEX review_same_text ON reviews.review (md5(lower(comments))) WHERE comments IS NOT NULL;

-- A line counts exactly its published reviews, in the transaction that publishes them or takes them down. The lines are locked first: two
-- moderators who publish at the same moment count each other's.
CREATE FUNCTION reviews.count_lines(lines uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM catalogue.product_line WHERE id = ANY (lines) ORDER BY id FOR NO KEY UPDATE;
  UPDATE catalogue.product_line line SET review_count = said.count, rating = said.rating, updated_at = now()
  FROM (SELECT one.id, count(r.id)::int AS count, round(avg(r.rating), 1) AS rating
        FROM unnest(lines) one (id) LEFT JOIN reviews.review r ON r.line_id = one.id AND r.state = 'published' GROUP BY one.id) said
  WHERE line.id = said.id;
END $$;

CREATE FUNCTION reviews.note_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE lines uuid[];
BEGIN
  SELECT array_agg(DISTINCT n.line_id ORDER BY n.line_id) INTO lines FROM newer n JOIN older o USING (id)
  WHERE 'published' IN (n.state, o.state)
    AND (n.state, n.dry, n.wet, n.winter, n.comfort, n.noise, n.treadwear, n.would_buy_again)
        IS DISTINCT FROM (o.state, o.dry, o.wet, o.winter, o.comfort, o.noise, o.treadwear, o.would_buy_again);
  IF lines IS NOT NULL THEN PERFORM reviews.count_lines(lines); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER review_changed AFTER UPDATE ON reviews.review REFERENCING OLD TABLE AS older NEW TABLE AS newer
  FOR EACH STATEMENT EXECUTE FUNCTION reviews.note_changed();

-- A mail with the link to one's own review.
ALTER TABLE platform.mail_turn DROP CONSTRAINT mail_turn_kind_check;
ALTER TABLE platform.mail_turn ADD CONSTRAINT mail_turn_kind_check
  CHECK (kind IN ('quote', 'quoteText', 'friendInvitation', 'staffInvitation', 'confirmLink', 'resetLink', 'installerProof',
                  'trackingCode', 'reviewLink', 'sentAgain', 'orderChange', 'writtenMail', 'writtenText'));
