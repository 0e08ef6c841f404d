-- What people may ask of us about their own data, and how the books lose a person without losing what happened. Decision record 32.
CREATE SCHEMA privacy;

CREATE TABLE privacy.request (
  id           uuid PRIMARY KEY,
  kind         text NOT NULL CHECK (kind IN ('export', 'erasure')),
  account_id   uuid NOT NULL,
  -- Sealed: the e-mail address, so that an erasure can go on after the account has lost it. Gone when the request ends.
  person       text,
  state        text NOT NULL,
  asked_by     text NOT NULL CHECK (asked_by IN ('customer', 'staff')),
  staff_name   text,
  steps_done   text[] NOT NULL DEFAULT '{}',
  step_count   integer NOT NULL CHECK (step_count > 0),
  -- Why an erasure has to wait: kinds of what is open, with how many of each.
  blocked_by   jsonb NOT NULL DEFAULT '[]',
  asked_at     timestamptz NOT NULL DEFAULT now(),
  due_at       timestamptz NOT NULL,
  started_at   timestamptz,
  finished_at  timestamptz,
  expires_at   timestamptz,
  CHECK (CASE kind WHEN 'export' THEN state IN ('waiting', 'collecting', 'ready', 'expired')
         ELSE state IN ('pending', 'blocked', 'erasing', 'erased', 'cancelled') END)
);
-- One at a time of each kind for an account.
CREATE UNIQUE INDEX request_open ON privacy.request (account_id, kind)
  WHERE state IN ('waiting', 'collecting', 'pending', 'blocked', 'erasing');
CREATE INDEX request_account ON privacy.request (account_id, asked_at DESC);
CREATE INDEX request_recent ON privacy.request (asked_at DESC, id DESC);
CREATE INDEX request_due ON privacy.request (due_at) WHERE state IN ('waiting', 'collecting', 'pending', 'blocked', 'erasing');
CREATE INDEX request_expiry ON privacy.request (expires_at) WHERE state = 'ready';

-- What an export found, one row a step; sealed, for as long as it can be downloaded.
CREATE TABLE privacy.export_part (
  request_id  uuid NOT NULL REFERENCES privacy.request (id) ON DELETE CASCADE,
  step        text NOT NULL,
  sealed      text NOT NULL,
  PRIMARY KEY (request_id, step)
);

-- The audit: before and after stand in the chain by a salted digest. With the salt they prove it; without them, and without the
-- salt, the chain still holds and nobody can guess what they were.
ALTER TABLE platform.audit_row
  ADD COLUMN salt bytea,
  ADD COLUMN digest bytea,
  ADD COLUMN erased_by uuid;
ALTER TABLE platform.audit_link
  ADD COLUMN version smallint NOT NULL DEFAULT 1,
  -- For links of the first version: what the second would have hashed, so that their rows can lose a person as well.
  ADD COLUMN bridge bytea;

CREATE OR REPLACE FUNCTION platform.is_chained(actor_kind text, subject_type text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT actor_kind = 'staff' OR subject_type IN ('staff', 'role', 'setting', 'privacyRequest')
$$;

CREATE FUNCTION platform.audit_digest(salt bytea, r platform.audit_row) RETURNS bytea LANGUAGE sql STABLE
SET search_path = pg_catalog, pg_temp AS $$
  SELECT sha256(salt || convert_to(jsonb_build_object('before', r.before, 'after', r.after)::text, 'UTF8'))
$$;

CREATE FUNCTION platform.audit_hash_2(previous bytea, r platform.audit_row) RETURNS bytea LANGUAGE sql STABLE
SET search_path = pg_catalog, pg_temp AS $$
  SELECT sha256(coalesce(previous, ''::bytea) || convert_to(jsonb_build_object(
    'id', r.id, 'at', to_char(r.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), 'actorKind', r.actor_kind,
    'actorId', r.actor_id, 'actorName', r.actor_name, 'action', r.action, 'subjectType', r.subject_type,
    'subjectId', r.subject_id, 'digest', encode(r.digest, 'hex'), 'requestId', r.request_id,
    'transactionId', r.transaction_id::text)::text, 'UTF8'))
$$;

CREATE FUNCTION platform.digest_audit_row() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  -- 244 bits of chance: before and after of a row that was emptied cannot be found by trying.
  NEW.salt := uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());
  NEW.digest := platform.audit_digest(NEW.salt, NEW);
  NEW.erased_by := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER audit_row_digest BEFORE INSERT ON platform.audit_row
  FOR EACH ROW WHEN (platform.is_chained(NEW.actor_kind, NEW.subject_type)) EXECUTE FUNCTION platform.digest_audit_row();

ALTER TABLE platform.audit_row DISABLE TRIGGER audit_row_append_only;
ALTER TABLE platform.audit_link DISABLE TRIGGER audit_link_append_only;
UPDATE platform.audit_row SET salt = uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
WHERE platform.is_chained(actor_kind, subject_type);
UPDATE platform.audit_row r SET digest = platform.audit_digest(r.salt, r) WHERE r.salt IS NOT NULL;
UPDATE platform.audit_link l SET bridge = platform.audit_hash_2(w.previous, a)
FROM (SELECT sequence, lag(hash) OVER (ORDER BY sequence) AS previous FROM platform.audit_link) w, platform.audit_row a
WHERE w.sequence = l.sequence AND a.id = l.audit_row_id;
ALTER TABLE platform.audit_link ENABLE TRIGGER audit_link_append_only;
DROP TRIGGER audit_row_append_only ON platform.audit_row;

CREATE TRIGGER audit_row_append_only BEFORE DELETE ON platform.audit_row
  FOR EACH ROW EXECUTE FUNCTION platform.refuse_change();
CREATE TRIGGER audit_row_only_forgets BEFORE UPDATE ON platform.audit_row FOR EACH ROW
  WHEN (NEW.erased_by IS NULL OR num_nonnulls(NEW.before, NEW.after, NEW.salt) > 0
    OR to_jsonb(OLD) - '{before,after,salt,erased_by,actor_name}'::text[] <> to_jsonb(NEW) - '{before,after,salt,erased_by,actor_name}'::text[]
    OR (NEW.actor_name IS DISTINCT FROM OLD.actor_name AND (NEW.actor_name IS NOT NULL OR OLD.actor_kind NOT IN ('guest', 'customer'))))
  EXECUTE FUNCTION platform.refuse_change();

CREATE OR REPLACE FUNCTION platform.append_audit_link() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  last platform.audit_link;
BEGIN
  PERFORM pg_advisory_xact_lock(5842, 1);
  -- A statement of its own: it sees what the transaction that held the lock before has committed.
  SELECT * INTO last FROM platform.audit_link ORDER BY sequence DESC LIMIT 1;
  INSERT INTO platform.audit_link (sequence, audit_row_id, hash, version)
  VALUES (coalesce(last.sequence, 0) + 1, NEW.id, platform.audit_hash_2(last.hash, NEW), 2);
  RETURN NULL;
END $$;

-- Whether a row is what its link says. An emptied one is vouched for by its digest, and by the chained row of the erasure it went in.
CREATE FUNCTION platform.audit_link_holds(link platform.audit_link, previous bytea, r platform.audit_row) RETURNS boolean
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT CASE WHEN link.version = 1 AND r.erased_by IS NULL THEN link.hash = platform.audit_hash(previous, r)
      WHEN link.version = 1 THEN coalesce(link.bridge = platform.audit_hash_2(previous, r), false)
      ELSE link.hash = platform.audit_hash_2(previous, r) END
    AND CASE WHEN r.erased_by IS NULL THEN coalesce(r.digest = platform.audit_digest(r.salt, r), false)
      ELSE num_nonnulls(r.before, r.after, r.salt) = 0 AND EXISTS (
        SELECT FROM platform.audit_row e JOIN platform.audit_link l ON l.audit_row_id = e.id
        WHERE e.id = r.erased_by AND e.action = 'privacy.erase' AND e.subject_type = 'privacyRequest') END
$$;

CREATE OR REPLACE VIEW platform.audit_break AS
  WITH link AS (
    SELECT l, l.sequence, l.audit_row_id, lag(l.sequence, 1, 0::bigint) OVER w AS previous, lag(l.hash) OVER w AS previous_hash
    FROM platform.audit_link l WINDOW w AS (ORDER BY l.sequence))
  SELECT link.sequence, link.audit_row_id,
    CASE WHEN a.id IS NULL THEN 'rowMissing' WHEN link.sequence <> link.previous + 1 THEN 'linksMissing' ELSE 'rowChanged' END AS reason
  FROM link LEFT JOIN platform.audit_row a ON a.id = link.audit_row_id
  WHERE a.id IS NULL OR link.sequence <> link.previous + 1 OR NOT platform.audit_link_holds(link.l, link.previous_hash, a)
  UNION ALL
  SELECT NULL, a.id, 'rowUnlinked' FROM platform.audit_row a
  WHERE platform.is_chained(a.actor_kind, a.subject_type)
    AND NOT EXISTS (SELECT FROM platform.audit_link l WHERE l.audit_row_id = a.id)
  UNION ALL
  SELECT DISTINCT c.sequence, NULL::uuid, 'endMissing' FROM platform.audit_check c
  WHERE c.sequence > 0 AND NOT EXISTS (SELECT FROM platform.audit_link l WHERE l.sequence = c.sequence AND l.hash = c.hash);

-- Empties before and after of the rows, and the names of guests and customers in them. `erasure` is the chained row that tells of it.
CREATE FUNCTION platform.empty_audit(row_ids uuid[], erasure uuid) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  emptied integer;
BEGIN
  IF NOT EXISTS (SELECT FROM platform.audit_row WHERE id = erasure AND action = 'privacy.erase' AND subject_type = 'privacyRequest') THEN
    RAISE EXCEPTION 'the audit is emptied by an erasure alone' USING ERRCODE = 'restrict_violation';
  END IF;
  UPDATE platform.audit_row SET before = NULL, after = NULL, salt = NULL, erased_by = erasure,
    actor_name = CASE WHEN actor_kind IN ('guest', 'customer') THEN NULL ELSE actor_name END
  WHERE id = ANY (row_ids) AND erased_by IS NULL;
  GET DIAGNOSTICS emptied = ROW_COUNT;
  RETURN emptied;
END $$;

-- The timeline of an order keeps what happened when, and loses the buyer's name and what staff wrote in their own words.
DROP TRIGGER order_event_append_only ON orders.order_event;
CREATE TRIGGER order_event_append_only BEFORE DELETE ON orders.order_event
  FOR EACH ROW EXECUTE FUNCTION platform.refuse_change();
CREATE TRIGGER order_event_only_forgets BEFORE UPDATE ON orders.order_event FOR EACH ROW
  WHEN (to_jsonb(OLD) - '{actor_name,data}'::text[] <> to_jsonb(NEW) - '{actor_name,data}'::text[]
    OR NEW.data <> OLD.data - 'text'
    OR (NEW.actor_name IS DISTINCT FROM OLD.actor_name AND (NEW.actor_name IS NOT NULL OR OLD.actor_kind NOT IN ('guest', 'customer'))))
  EXECUTE FUNCTION platform.refuse_change();

CREATE FUNCTION orders.forget_timeline(order_ids uuid[]) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  forgotten integer;
BEGIN
  UPDATE orders.order_event SET data = data - 'text',
    actor_name = CASE WHEN actor_kind IN ('guest', 'customer') THEN NULL ELSE actor_name END
  WHERE order_id = ANY (order_ids) AND (data ? 'text' OR (actor_kind IN ('guest', 'customer') AND actor_name IS NOT NULL));
  GET DIAGNOSTICS forgotten = ROW_COUNT;
  RETURN forgotten;
END $$;

-- What retention looks for.
CREATE INDEX message_kept ON platform.message (created_at) WHERE body_text <> '';
CREATE INDEX payment_attempt_kept ON checkout.payment_attempt (updated_at)
  WHERE state IN ('captured', 'failed') AND draft ? 'shipTo';
CREATE INDEX card_token_expiry ON payment_sandbox.card_token (expires_at);
