-- Vehicles without sizes that visitors looked for. Decision record 72.
CREATE SCHEMA missing_sizes;

CREATE TABLE missing_sizes.vehicle (
  id              uuid PRIMARY KEY,
  year            smallint NOT NULL,
  make            text NOT NULL,
  model           text NOT NULL,
  make_slug       text NOT NULL,
  model_slug      text NOT NULL,
  -- Each visitor counts once a day.
  visitors        integer NOT NULL DEFAULT 0 CHECK (visitors >= 0),
  first_asked_on  date NOT NULL,
  last_asked_on   date NOT NULL,
  dismissed_at    timestamptz,
  UNIQUE (make_slug, model_slug, year),
  CHECK (first_asked_on <= last_asked_on)
);
CREATE INDEX vehicle_wanted ON missing_sizes.vehicle (visitors DESC, id) WHERE dismissed_at IS NULL;

-- Who was counted today, as digests under a key that includes the day: nobody can be followed from one day to the next. Deleted the day after.
CREATE TABLE missing_sizes.visit (
  day             date NOT NULL,
  visitor         text NOT NULL,
  network         text NOT NULL,
  missing_size_id uuid NOT NULL REFERENCES missing_sizes.vehicle ON DELETE CASCADE,
  PRIMARY KEY (day, visitor, missing_size_id)
);
CREATE INDEX visit_network ON missing_sizes.visit (missing_size_id, day, network);
