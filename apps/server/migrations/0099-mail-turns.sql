-- Messages that someone asked for, to a person whom they only named: counted by recipient and by sender for a day. Both are digests.
-- Decision record 79.
CREATE TABLE platform.mail_turn (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind      text NOT NULL CHECK (kind IN ('quote', 'quoteText', 'friendInvitation', 'staffInvitation', 'accountLink', 'installerProof',
                                          'trackingCode')),
  recipient text NOT NULL,
  sender    text,
  at        timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX mail_turn_recipient ON platform.mail_turn (recipient, at DESC);
CREATE INDEX mail_turn_sender ON platform.mail_turn (sender, kind, at DESC) WHERE sender IS NOT NULL;
CREATE INDEX mail_turn_at ON platform.mail_turn (at);

-- Takes a turn, or returns the limit that is reached and the moment from which it isn't. One asker of a recipient or a sender counts at a
-- time: the locks are taken first, in one order, and the counts that follow see what those before have committed.
CREATE FUNCTION platform.take_mail_turn(of_kind text, to_one text, by_one text, per_recipient integer, per_sender integer,
  per_mailbox integer, span interval)
RETURNS TABLE (reached text, sent integer, most integer, next_at timestamptz)
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  turn bigint;
  since timestamptz := clock_timestamp() - span;
BEGIN
  FOR turn IN
    SELECT DISTINCT hashtextextended(name, 0) FROM unnest(ARRAY['mail to ' || to_one, 'mail by ' || by_one]) AS name
    WHERE name IS NOT NULL ORDER BY 1
  LOOP
    PERFORM pg_advisory_xact_lock(turn);
  END LOOP;
  FOR reached, sent, most, next_at IN
    WITH counted AS (
      SELECT 1 AS place, 'recipient' AS name, per_recipient AS most, array_agg(t.at ORDER BY t.at DESC) AS times
      FROM platform.mail_turn t WHERE t.recipient = to_one AND t.kind = of_kind AND t.at > since
      UNION ALL
      SELECT 2, 'mailbox', per_mailbox, array_agg(t.at ORDER BY t.at DESC)
      FROM platform.mail_turn t WHERE t.recipient = to_one AND t.at > since
      UNION ALL
      SELECT 3, 'sender', per_sender, array_agg(t.at ORDER BY t.at DESC)
      FROM platform.mail_turn t WHERE t.sender = by_one AND t.kind = of_kind AND t.at > since
    )
    SELECT c.name, cardinality(c.times), c.most, c.times[c.most] + span FROM counted c
    WHERE cardinality(c.times) >= c.most ORDER BY c.place LIMIT 1
  LOOP
    RETURN NEXT;
    RETURN;
  END LOOP;
  INSERT INTO platform.mail_turn (kind, recipient, sender) VALUES (of_kind, to_one, by_one);
END $$;
