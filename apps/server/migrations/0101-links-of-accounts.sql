-- Links of accounts have a window of their own, which other messages can't use up. Decision record 88.
ALTER TABLE platform.mail_turn DROP CONSTRAINT mail_turn_kind_check;
UPDATE platform.mail_turn SET kind = 'resetLink' WHERE kind = 'accountLink';
ALTER TABLE platform.mail_turn ADD CONSTRAINT mail_turn_kind_check CHECK (kind IN ('quote', 'quoteText', 'friendInvitation',
  'staffInvitation', 'confirmLink', 'resetLink', 'installerProof', 'trackingCode'));

-- A registration whose address already has a working link is kept without an email of its own: that link confirms it as well.
ALTER TABLE identity.account_email_token ADD COLUMN is_mailed boolean NOT NULL DEFAULT true;

DROP FUNCTION platform.take_mail_turn(text, text, text, integer, integer, integer, interval);

-- The limits that keep a message of a kind back, the one that lasts longest first. `shared` are the kinds that count together for a mailbox;
-- a kind outside of them counts alone.
CREATE FUNCTION platform.reached_mail_limits(of_kind text, to_one text, by_one text, per_recipient integer, per_sender integer,
  shared text[], per_mailbox integer, span interval)
RETURNS TABLE (reached text, sent integer, most integer, next_at timestamptz)
LANGUAGE sql VOLATILE AS $$
  WITH counted AS (
    SELECT 1 AS place, 'recipient' AS name, per_recipient AS most, array_agg(t.at ORDER BY t.at DESC) AS times
    FROM platform.mail_turn t WHERE t.recipient = to_one AND t.kind = of_kind AND t.at > clock_timestamp() - span
    UNION ALL
    SELECT 2, 'mailbox', per_mailbox, array_agg(t.at ORDER BY t.at DESC)
    FROM platform.mail_turn t
    WHERE of_kind = ANY (shared) AND t.recipient = to_one AND t.kind = ANY (shared) AND t.at > clock_timestamp() - span
    UNION ALL
    SELECT 3, 'sender', per_sender, array_agg(t.at ORDER BY t.at DESC)
    FROM platform.mail_turn t WHERE t.sender = by_one AND t.kind = of_kind AND t.at > clock_timestamp() - span
  )
  SELECT c.name, cardinality(c.times), c.most, c.times[c.most] + span FROM counted c
  WHERE cardinality(c.times) >= c.most ORDER BY c.times[c.most] DESC, c.place
$$;

-- Takes a turn, or returns the limit that keeps it back longest. One asker of a recipient or a sender counts at a time: the locks are taken
-- first, in one order, and the counts that follow see what those before have committed.
CREATE FUNCTION platform.take_mail_turn(of_kind text, to_one text, by_one text, per_recipient integer, per_sender integer,
  shared text[], per_mailbox integer, span interval)
RETURNS TABLE (reached text, sent integer, most integer, next_at timestamptz)
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  turn bigint;
BEGIN
  FOR turn IN
    SELECT DISTINCT hashtextextended(name, 0) FROM unnest(ARRAY['mail to ' || to_one, 'mail by ' || by_one]) AS name
    WHERE name IS NOT NULL ORDER BY 1
  LOOP
    PERFORM pg_advisory_xact_lock(turn);
  END LOOP;
  RETURN QUERY
    SELECT * FROM platform.reached_mail_limits(of_kind, to_one, by_one, per_recipient, per_sender, shared, per_mailbox, span) LIMIT 1;
  IF NOT FOUND THEN
    INSERT INTO platform.mail_turn (kind, recipient, sender) VALUES (of_kind, to_one, by_one);
  END IF;
END $$;
