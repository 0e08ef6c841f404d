-- Codes that open locked orders are too long to guess, so wrong ones are no longer counted, and neither end a code. Decision record 89.
ALTER TABLE orders.tracking_code DROP COLUMN wrong, ADD COLUMN mailed_at timestamptz;
ALTER TABLE orders.tracking_guess DROP COLUMN wrong_codes;

DROP FUNCTION orders.judge_tracking(text, text, text, text, text, integer, integer, interval);

-- Judges one try to open an order: 'open', 'wrong', 'locks' (the try that locks the number), 'locked', or 'codeWrong'. One try of a number
-- is judged at a time, so of many at once no more pass than in turn. A locked number is looked up only for a code.
CREATE FUNCTION orders.judge_tracking(digest text, order_number text, order_zip text, code text, net text,
  most_wrong integer, span interval)
RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  failed integer;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('track ' || digest, 0));
  SELECT g.wrong INTO failed FROM orders.tracking_guess g
  WHERE g.number_digest = digest AND g.counts_until > clock_timestamp();
  IF failed >= most_wrong THEN
    RETURN CASE
      WHEN code IS NULL THEN 'locked'
      WHEN EXISTS (
        SELECT FROM orders.tracking_code c JOIN orders."order" o ON o.id = c.order_id
        WHERE c.number_digest = digest AND c.code_digest = code AND c.expires_at > clock_timestamp()
          AND o.number = order_number AND o.zip = order_zip) THEN 'open'
      ELSE 'codeWrong' END;
  END IF;
  IF EXISTS (SELECT FROM orders."order" o WHERE o.number = order_number AND o.zip = order_zip) THEN
    RETURN 'open';
  END IF;
  INSERT INTO orders.tracking_guess AS g (number_digest, wrong, networks, counts_until)
  VALUES (digest, 1, array_remove(ARRAY[net], NULL), clock_timestamp() + span)
  ON CONFLICT (number_digest) DO UPDATE SET
    wrong = coalesce(failed, 0) + 1,
    networks = CASE WHEN failed IS NULL THEN EXCLUDED.networks
      WHEN net = ANY (g.networks) OR cardinality(g.networks) >= 20 THEN g.networks ELSE g.networks || EXCLUDED.networks END,
    counts_until = CASE WHEN failed IS NULL OR failed + 1 >= most_wrong THEN EXCLUDED.counts_until ELSE g.counts_until END;
  RETURN CASE WHEN coalesce(failed, 0) + 1 >= most_wrong THEN 'locks' ELSE 'wrong' END;
END $$;
