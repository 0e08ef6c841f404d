-- Guesses at order numbers. A number with too many wrong ZIP codes opens only with a code that its buyer gets by mail. Numbers are digests,
-- and unknown ones are counted as well, so nobody learns which exist. Decision record 80.
CREATE TABLE orders.tracking_guess (
  number_digest text PRIMARY KEY,
  wrong         integer NOT NULL CHECK (wrong > 0),
  -- Wrong codes after the lock.
  wrong_codes   integer NOT NULL DEFAULT 0,
  -- Where the wrong ones came from, at most twenty.
  networks      text[] NOT NULL DEFAULT '{}',
  counts_until  timestamptz NOT NULL
);
CREATE INDEX tracking_guess_over ON orders.tracking_guess (counts_until);

-- One for each time a code was asked for. Only a matching pair has an order, and gets a code and an email.
CREATE TABLE orders.tracking_code (
  id            uuid PRIMARY KEY,
  number_digest text NOT NULL,
  order_id      uuid REFERENCES orders."order" (id) ON DELETE CASCADE,
  code_digest   text,
  wrong         integer NOT NULL DEFAULT 0,
  expires_at    timestamptz NOT NULL
);
CREATE INDEX tracking_code_number ON orders.tracking_code (number_digest);
CREATE INDEX tracking_code_order ON orders.tracking_code (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX tracking_code_over ON orders.tracking_code (expires_at);

-- Judges one try to open an order: 'open', 'wrong', 'locks' (the try that locks the number), 'locked', or 'codeWrong'. One try of a number
-- is judged at a time, so of many at once no more pass than in turn. A locked number is looked up only for a code.
CREATE FUNCTION orders.judge_tracking(digest text, order_number text, order_zip text, code text, net text,
  most_wrong integer, most_codes integer, span interval)
RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  failed integer;
  is_pair boolean;
  is_code boolean;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('track ' || digest, 0));
  SELECT g.wrong INTO failed FROM orders.tracking_guess g
  WHERE g.number_digest = digest AND g.counts_until > clock_timestamp();
  IF failed >= most_wrong AND code IS NULL THEN
    RETURN 'locked';
  END IF;
  is_pair := EXISTS (SELECT FROM orders."order" o WHERE o.number = order_number AND o.zip = order_zip);
  IF failed >= most_wrong THEN
    is_code := is_pair AND EXISTS (
      SELECT FROM orders.tracking_code c
      WHERE c.number_digest = digest AND c.code_digest = code AND c.wrong < most_codes AND c.expires_at > clock_timestamp());
    IF is_code THEN
      RETURN 'open';
    END IF;
    -- Only someone with the right pair uses up tries. Everyone else costs the same write.
    IF is_pair THEN
      UPDATE orders.tracking_code c SET wrong = c.wrong + 1
      WHERE c.number_digest = digest AND c.code_digest IS NOT NULL AND c.expires_at > clock_timestamp();
    ELSE
      UPDATE orders.tracking_guess g SET wrong_codes = g.wrong_codes + 1 WHERE g.number_digest = digest;
    END IF;
    RETURN 'codeWrong';
  END IF;
  IF is_pair THEN
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
