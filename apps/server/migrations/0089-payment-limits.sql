-- Whose attempt it is: what is held without paying and what was declined is counted by person, card, address and network. Decision record 74.
ALTER TABLE checkout.payment_attempt
  ADD COLUMN account_id    uuid,
  ADD COLUMN mailbox       text,
  ADD COLUMN address       text,
  ADD COLUMN network       text,
  ADD COLUMN card_identity text,
  ADD COLUMN tires         integer NOT NULL DEFAULT 0,
  ADD COLUMN held_until    timestamptz,
  ADD COLUMN declined_at   timestamptz;
CREATE INDEX payment_attempt_declined ON checkout.payment_attempt (declined_at) WHERE declined_at IS NOT NULL;

-- Counts the other attempts of each source. One checkout of a source counts at a time, so of many at once none is overlooked: the locks
-- are taken first, in one order, and the count that follows sees what those before have committed.
CREATE FUNCTION checkout.attempts_by_source(own uuid, cart uuid, account uuid, box text, addr text, net text)
RETURNS TABLE (source text, checkouts integer, tires integer, at_lenders integer, declined integer)
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  turn bigint;
BEGIN
  FOR turn IN
    SELECT DISTINCT hashtextextended(name, 0) FROM unnest(ARRAY[
      'account ' || account, 'mailbox ' || box, 'address ' || addr, 'network ' || net]) AS name
    WHERE name IS NOT NULL ORDER BY 1
  LOOP
    PERFORM pg_advisory_xact_lock(turn);
  END LOOP;
  RETURN QUERY
  WITH recent AS MATERIALIZED (
    SELECT a.cart_id, a.account_id, a.mailbox, a.address, a.network, a.card_identity, a.tires AS count,
           a.provider_session IS NOT NULL OR a.method NOT IN ('card', 'gift-card') AS is_at_lender,
           a.state IN ('started', 'processing') AND a.held_until > clock_timestamp() AS is_held,
           a.declined_at IS NOT NULL AND a.declined_at > clock_timestamp() - interval '60 minutes' AS is_declined
    FROM checkout.payment_attempt a
    WHERE a.id <> own
      AND (a.state IN ('started', 'processing') OR a.declined_at > clock_timestamp() - interval '60 minutes')
  ), sourced AS (
    SELECT same.name, r.count, r.is_at_lender, r.is_held, r.is_declined
    FROM recent r CROSS JOIN LATERAL (VALUES
      ('cart', r.cart_id = cart), ('account', r.account_id = account), ('mailbox', r.mailbox = box),
      ('address', r.address = addr), ('network', r.network = net)) AS same (name, is_same)
    WHERE same.is_same
  )
  SELECT s.name, (count(*) FILTER (WHERE s.is_held))::integer, (coalesce(sum(s.count) FILTER (WHERE s.is_held), 0))::integer,
         (count(*) FILTER (WHERE s.is_held AND s.is_at_lender))::integer, (count(*) FILTER (WHERE s.is_declined))::integer
  FROM sourced s GROUP BY s.name
  UNION ALL
  -- The card that was declined most: this one is known only to the provider yet.
  SELECT 'card', 0, 0, 0, coalesce(max(cards.declined), 0)::integer FROM (
    SELECT count(*) AS declined FROM recent r WHERE r.is_declined AND r.card_identity IS NOT NULL GROUP BY r.card_identity
  ) AS cards;
END $$;
