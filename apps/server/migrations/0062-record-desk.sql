-- Staff keep the catalogue: what they change of many records at once, and a catalogue that is read again where it changed only.
-- Decision record 49.
ALTER TABLE catalogue.brand ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE catalogue.tire_size ADD COLUMN version integer NOT NULL DEFAULT 1, ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE fitment.vehicle ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE fitment.fitment ADD COLUMN version integer NOT NULL DEFAULT 1;

CREATE SCHEMA record_desk;

-- One change of many records, by filter, from a table or back again.
CREATE TABLE record_desk.change (
  id           uuid PRIMARY KEY,
  kind         text NOT NULL,
  origin       text NOT NULL CHECK (origin IN ('bulk', 'import', 'undo')),
  summary      text NOT NULL,
  reason       text,
  state        text NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'done')),
  total        integer NOT NULL CHECK (total >= 0),
  applied      integer NOT NULL DEFAULT 0,
  skipped      integer NOT NULL DEFAULT 0,
  undoes       uuid UNIQUE REFERENCES record_desk.change (id),
  created_by   uuid NOT NULL,
  created_at   timestamptz NOT NULL DEFAULT now(),
  finished_at  timestamptz,
  CHECK (applied + skipped <= total)
);
CREATE INDEX change_recent ON record_desk.change (created_at DESC, id DESC);
CREATE INDEX change_unfinished ON record_desk.change (id) WHERE state = 'running';

-- What becomes of each record: before is null for one that is added, after for one that is removed.
CREATE TABLE record_desk.change_row (
  change_id  uuid NOT NULL REFERENCES record_desk.change (id) ON DELETE CASCADE,
  position   integer NOT NULL,
  record_id  text NOT NULL,
  label      text NOT NULL,
  before     jsonb,
  after      jsonb,
  state      text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'applied', 'skipped')),
  problem    text,
  PRIMARY KEY (change_id, position),
  CHECK (before IS NOT NULL OR after IS NOT NULL),
  CHECK ((state = 'skipped') = (problem IS NOT NULL))
);
CREATE INDEX change_row_waiting ON record_desk.change_row (change_id, position) WHERE state = 'waiting';

-- Servers hear which lines and sizes a write touched, and between which revisions, and read those alone. What is too long to be said
-- is said by nothing, and everything is read.
CREATE FUNCTION catalogue.note_lines(lines uuid[], sizes text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  was text;
  told text;
BEGIN
  IF lines IS NULL THEN RETURN; END IF;
  SELECT value INTO was FROM catalogue.revision FOR UPDATE;
  INSERT INTO catalogue.revision (value) VALUES (pg_current_xact_id()::text) ON CONFLICT (id) DO UPDATE SET value = EXCLUDED.value;
  told := json_build_object('from', was, 'to', pg_current_xact_id()::text, 'lines', lines, 'sizes', coalesce(sizes, '{}'))::text;
  PERFORM pg_notify('catalogue.changed', CASE WHEN was IS NULL OR octet_length(told) > 7900 THEN '' ELSE told END);
END $$;

CREATE FUNCTION catalogue.note_tires() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM catalogue.note_lines(array_agg(DISTINCT line_id), array_agg(DISTINCT size_code)) FROM changed;
  RETURN NULL;
END $$;

CREATE FUNCTION catalogue.note_updated_tires() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM catalogue.note_lines(array_agg(DISTINCT line_id), array_agg(DISTINCT size_code))
  FROM (SELECT line_id, size_code FROM changed UNION SELECT line_id, size_code FROM was) both_sides;
  RETURN NULL;
END $$;

CREATE FUNCTION catalogue.note_updated_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM catalogue.note_lines(array_agg(DISTINCT changed.id), array_agg(DISTINCT tire.size_code) FILTER (WHERE tire.size_code IS NOT NULL))
  FROM changed LEFT JOIN catalogue.tire tire ON tire.line_id = changed.id;
  RETURN NULL;
END $$;

DROP TRIGGER tire_changed ON catalogue.tire;
CREATE TRIGGER tire_added AFTER INSERT ON catalogue.tire REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue.note_tires();
CREATE TRIGGER tire_updated AFTER UPDATE ON catalogue.tire REFERENCING OLD TABLE AS was NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue.note_updated_tires();
CREATE TRIGGER tire_removed AFTER DELETE ON catalogue.tire REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue.note_tires();
CREATE TRIGGER tire_changed AFTER TRUNCATE ON catalogue.tire FOR EACH STATEMENT EXECUTE FUNCTION platform.note_change();

DROP TRIGGER product_line_changed ON catalogue.product_line;
CREATE TRIGGER product_line_updated AFTER UPDATE ON catalogue.product_line REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION catalogue.note_updated_lines();
CREATE TRIGGER product_line_changed AFTER INSERT OR DELETE OR TRUNCATE ON catalogue.product_line
  FOR EACH STATEMENT EXECUTE FUNCTION platform.note_change();
