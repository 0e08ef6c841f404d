-- Nobody rewrites what happened: a hash chain over what staff did, rows as they were before each change, and a role without the
-- right to change either. Decision record 19.
ALTER TABLE platform.audit_row ADD COLUMN transaction_id xid8;
ALTER TABLE platform.audit_row ALTER COLUMN transaction_id SET DEFAULT pg_current_xact_id();
CREATE INDEX audit_row_actor ON platform.audit_row (actor_id, at DESC) WHERE actor_id IS NOT NULL;

-- No reference to the row: the chain has to tell of one that is gone.
CREATE TABLE platform.audit_link (
  sequence      bigint PRIMARY KEY CHECK (sequence > 0),
  audit_row_id  uuid NOT NULL UNIQUE,
  hash          bytea NOT NULL CHECK (length(hash) = 32)
);
CREATE TRIGGER audit_link_append_only BEFORE UPDATE OR DELETE ON platform.audit_link
  FOR EACH ROW EXECUTE FUNCTION platform.refuse_change();

-- Where the chain ended whenever it was looked through; the log has each of them too, out of the database's reach.
CREATE TABLE platform.audit_check (
  id        uuid PRIMARY KEY,
  at        timestamptz NOT NULL DEFAULT clock_timestamp(),
  sequence  bigint NOT NULL CHECK (sequence >= 0),
  hash      bytea,
  breaks    jsonb NOT NULL,
  CHECK ((sequence = 0) = (hash IS NULL))
);
CREATE INDEX audit_check_recent ON platform.audit_check (at DESC);
CREATE TRIGGER audit_check_append_only BEFORE UPDATE OR DELETE ON platform.audit_check
  FOR EACH ROW EXECUTE FUNCTION platform.refuse_change();

-- What staff did, and what the system did to staff, to roles and to settings.
CREATE FUNCTION platform.is_chained(actor_kind text, subject_type text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT actor_kind = 'staff' OR subject_type IN ('staff', 'role', 'setting')
$$;

-- jsonb writes its keys in one order and its values in one way: the same row is the same text. A column added later is not part of it.
CREATE FUNCTION platform.audit_hash(previous bytea, r platform.audit_row) RETURNS bytea LANGUAGE sql STABLE
SET search_path = pg_catalog, pg_temp AS $$
  SELECT sha256(coalesce(previous, ''::bytea) || convert_to(jsonb_build_object(
    'id', r.id, 'at', to_char(r.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), 'actorKind', r.actor_kind,
    'actorId', r.actor_id, 'actorName', r.actor_name, 'action', r.action, 'subjectType', r.subject_type,
    'subjectId', r.subject_id, 'before', r.before, 'after', r.after, 'requestId', r.request_id,
    'transactionId', r.transaction_id::text)::text, 'UTF8'))
$$;

CREATE FUNCTION platform.append_audit_link() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  last platform.audit_link;
BEGIN
  PERFORM pg_advisory_xact_lock(5842, 1);
  -- A statement of its own: it sees what the transaction that held the lock before has committed.
  SELECT * INTO last FROM platform.audit_link ORDER BY sequence DESC LIMIT 1;
  INSERT INTO platform.audit_link (sequence, audit_row_id, hash)
  VALUES (coalesce(last.sequence, 0) + 1, NEW.id, platform.audit_hash(last.hash, NEW));
  RETURN NULL;
END $$;

DO $$
DECLARE
  r platform.audit_row;
  number bigint := 0;
  link bytea;
BEGIN
  FOR r IN SELECT * FROM platform.audit_row WHERE platform.is_chained(actor_kind, subject_type) ORDER BY at, id LOOP
    number := number + 1;
    link := platform.audit_hash(link, r);
    INSERT INTO platform.audit_link (sequence, audit_row_id, hash) VALUES (number, r.id, link);
  END LOOP;
END $$;

-- Deferred: the lock is taken when the transaction commits and held for no longer than that takes.
CREATE CONSTRAINT TRIGGER audit_row_chain AFTER INSERT ON platform.audit_row DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (platform.is_chained(NEW.actor_kind, NEW.subject_type)) EXECUTE FUNCTION platform.append_audit_link();

-- Each link is held against the one before it, so a changed row shows at its own place and nowhere else.
CREATE VIEW platform.audit_break AS
  WITH link AS (
    SELECT sequence, audit_row_id, hash, lag(sequence, 1, 0::bigint) OVER w AS previous, lag(hash) OVER w AS previous_hash
    FROM platform.audit_link WINDOW w AS (ORDER BY sequence))
  SELECT link.sequence, link.audit_row_id,
    CASE WHEN a.id IS NULL THEN 'rowMissing' WHEN link.sequence <> link.previous + 1 THEN 'linksMissing' ELSE 'rowChanged' END AS reason
  FROM link LEFT JOIN platform.audit_row a ON a.id = link.audit_row_id
  WHERE a.id IS NULL OR link.sequence <> link.previous + 1 OR link.hash <> platform.audit_hash(link.previous_hash, a)
  UNION ALL
  SELECT NULL, a.id, 'rowUnlinked' FROM platform.audit_row a
  WHERE platform.is_chained(a.actor_kind, a.subject_type)
    AND NOT EXISTS (SELECT FROM platform.audit_link l WHERE l.audit_row_id = a.id)
  UNION ALL
  SELECT DISTINCT c.sequence, NULL::uuid, 'endMissing' FROM platform.audit_check c
  WHERE c.sequence > 0 AND NOT EXISTS (SELECT FROM platform.audit_link l WHERE l.sequence = c.sequence AND l.hash = c.hash);

-- Rows as they were until something changed them. What names a person stands apart, so that the person can be forgotten.
CREATE TABLE platform.row_history (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  subject_type    text NOT NULL,
  subject_id      text NOT NULL,
  valid_to        timestamptz NOT NULL,
  is_deleted      boolean NOT NULL,
  fields          jsonb NOT NULL,
  personal        jsonb NOT NULL,
  transaction_id  xid8 NOT NULL DEFAULT pg_current_xact_id(),
  transaction_at  timestamptz NOT NULL DEFAULT now(),
  program         text NOT NULL
);
CREATE INDEX row_history_subject ON platform.row_history (subject_type, subject_id, id DESC);
CREATE TRIGGER row_history_append_only BEFORE DELETE ON platform.row_history
  FOR EACH ROW EXECUTE FUNCTION platform.refuse_change();
CREATE TRIGGER row_history_only_forgets BEFORE UPDATE ON platform.row_history FOR EACH ROW
  WHEN (NEW.personal <> '{}' OR to_jsonb(OLD) - 'personal' <> to_jsonb(NEW) - 'personal')
  EXECUTE FUNCTION platform.refuse_change();

-- Arguments: kind of record; its personal columns; columns never kept; the column that tells when it began.
CREATE FUNCTION platform.keep_history() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp SET timezone = 'UTC' AS $$
DECLARE
  personal text[] := string_to_array(TG_ARGV[1], ',');
  was jsonb := to_jsonb(OLD) - string_to_array(TG_ARGV[2], ',');
BEGIN
  IF TG_OP = 'UPDATE' AND was = to_jsonb(NEW) - string_to_array(TG_ARGV[2], ',') THEN RETURN NULL; END IF;
  INSERT INTO platform.row_history (subject_type, subject_id, valid_to, is_deleted, fields, personal, program)
  VALUES (TG_ARGV[0], was ->> 'id', clock_timestamp(), TG_OP = 'DELETE', was - personal,
    coalesce((SELECT jsonb_object_agg(key, value) FROM jsonb_each(was) WHERE key = ANY (personal)), '{}'),
    concat_ws(' as ', nullif(current_setting('application_name'), ''), session_user));
  RETURN NULL;
END $$;

-- One line for each table whose past is kept.
CREATE FUNCTION platform.attach_history(kept regclass, subject_type text, personal text[] DEFAULT '{}',
  left_out text[] DEFAULT '{}', began text DEFAULT '') RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER keep_history AFTER UPDATE OR DELETE ON %s FOR EACH ROW EXECUTE FUNCTION platform.keep_history(%L, %L, %L, %L)',
    kept, subject_type, array_to_string(personal, ','), array_to_string(left_out, ','), began);
END $$;

-- The record as it is now, in the shape of its history; no row for a kind without history or a record that is not there.
CREATE FUNCTION platform.record_now(subject_type text, subject_id text)
RETURNS TABLE (fields jsonb, personal jsonb, began_at timestamptz) LANGUAGE plpgsql STABLE SET timezone = 'UTC' AS $$
DECLARE
  kept regclass;
  told text[];
  found_row jsonb;
BEGIN
  SELECT t.tgrelid::regclass, t.args INTO kept, told
  FROM (SELECT tgrelid, string_to_array(encode(tgargs, 'escape'), '\000') AS args FROM pg_trigger WHERE tgname = 'keep_history') t
  WHERE t.args[1] = record_now.subject_type;
  IF kept IS NULL THEN RETURN; END IF;
  EXECUTE format('SELECT to_jsonb(t) FROM %s t WHERE t.id = %L', kept, record_now.subject_id) INTO found_row;
  IF found_row IS NULL THEN RETURN; END IF;
  RETURN QUERY SELECT found_row - string_to_array(told[3], ',') - string_to_array(told[2], ','),
    coalesce((SELECT jsonb_object_agg(key, value) FROM jsonb_each(found_row) WHERE key = ANY (string_to_array(told[2], ','))), '{}'),
    (found_row ->> nullif(told[4], ''))::timestamptz;
END $$;

-- For erasing a person: their record's past keeps what happened and loses whom it happened to. Call it after the record itself is emptied.
CREATE FUNCTION platform.forget_history(subject_type text, subject_id text) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  forgotten integer;
BEGIN
  UPDATE platform.row_history h SET personal = '{}'
  WHERE h.subject_type = forget_history.subject_type AND h.subject_id = forget_history.subject_id AND h.personal <> '{}';
  GET DIAGNOSTICS forgotten = ROW_COUNT;
  RETURN forgotten;
END $$;

SELECT platform.attach_history('orders."order"', 'order', began => 'placed_at',
  personal => '{email,phone,phone_type,first_name,last_name,address1,address2,company,special_instructions}',
  left_out => '{access_token_hash,price_snapshot,version,updated_at}');
SELECT platform.attach_history('identity.staff', 'staff', began => 'created_at', personal => '{email}',
  left_out => '{password_hash,failed_count,locked_until}');
SELECT platform.attach_history('installers.shop', 'shop', left_out => '{version,updated_at}');

-- The role that the server acts as. It may write what the shop writes, but neither change nor delete what happened, nor touch
-- the tables of the queues and of the card provider. Called at the end of every migrate, so new tables get their rights.
CREATE FUNCTION platform.grant_app_role() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  space record;
  kept record;
BEGIN
  BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'simpletread_app') THEN
      BEGIN
        CREATE ROLE simpletread_app NOLOGIN;
      -- Roles belong to the whole cluster: another of its databases was faster.
      EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
      END;
    END IF;
    IF NOT pg_has_role(current_user, 'simpletread_app', 'SET') THEN
      GRANT simpletread_app TO CURRENT_USER WITH INHERIT FALSE, SET TRUE;
    END IF;
  EXCEPTION WHEN insufficient_privilege THEN
    RAISE EXCEPTION 'The user of DATABASE_URL may not create the role that the server acts as: have an administrator of this PostgreSQL run CREATE ROLE simpletread_app NOLOGIN; GRANT simpletread_app TO %; and migrate again.', quote_ident(current_user)
      USING ERRCODE = 'insufficient_privilege';
  END;

  FOR space IN
    SELECT oid, nspname AS name, pg_has_role(nspowner, 'USAGE') AS is_ours FROM pg_namespace
    WHERE nspname NOT LIKE 'pg\_%' AND nspname NOT IN ('information_schema', 'bullmq', 'payment_sandbox')
  LOOP
    IF space.is_ours AND NOT has_schema_privilege('simpletread_app', space.oid, 'USAGE') THEN
      EXECUTE format('GRANT USAGE ON SCHEMA %I TO simpletread_app', space.name);
    END IF;
    EXECUTE format('ALTER DEFAULT PRIVILEGES IN SCHEMA %I GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO simpletread_app', space.name);
    EXECUTE format('ALTER DEFAULT PRIVILEGES IN SCHEMA %I GRANT USAGE, SELECT ON SEQUENCES TO simpletread_app', space.name);
    FOR kept IN
      SELECT c.oid::regclass AS name, c.relkind = 'S' AS is_sequence,
        CASE WHEN c.oid IN (to_regclass('platform.audit_link'), to_regclass('platform.row_history'), to_regclass('public.schema_migration'))
            OR c.relkind IN ('v', 'm') THEN 'SELECT'
          WHEN EXISTS (SELECT FROM pg_trigger t WHERE t.tgrelid = c.oid AND t.tgfoid = 'platform.refuse_change'::regproc)
            THEN 'SELECT, INSERT'
          ELSE 'SELECT, INSERT, UPDATE, DELETE' END AS rights
      FROM pg_class c WHERE c.relnamespace = space.oid AND c.relkind IN ('r', 'p', 'v', 'm', 'S') AND pg_has_role(c.relowner, 'USAGE')
    LOOP
      IF kept.is_sequence THEN
        EXECUTE format('GRANT USAGE, SELECT ON SEQUENCE %s TO simpletread_app', kept.name);
      ELSE
        EXECUTE format('REVOKE ALL ON %s FROM simpletread_app', kept.name);
        EXECUTE format('GRANT %s ON %s TO simpletread_app', kept.rights, kept.name);
      END IF;
    END LOOP;
  END LOOP;
END $$;
