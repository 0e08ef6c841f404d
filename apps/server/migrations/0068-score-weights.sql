-- What the parts of the SimpleScore count is kept by staff, and every score says by which weights it was made. Decision record 50.
CREATE TABLE catalogue.score_weights (
  version            integer PRIMARY KEY CHECK (version > 0),
  long_lasting       smallint NOT NULL CHECK (long_lasting BETWEEN 5 AND 70),
  handling           smallint NOT NULL CHECK (handling BETWEEN 5 AND 70),
  traction           smallint NOT NULL CHECK (traction BETWEEN 5 AND 70),
  durability         smallint NOT NULL CHECK (durability BETWEEN 5 AND 70),
  reason             text NOT NULL CHECK (reason <> ''),
  -- The version whose weights these are once more.
  restores           integer REFERENCES catalogue.score_weights (version) CHECK (restores < version),
  changed_lines      integer NOT NULL CHECK (changed_lines >= 0),
  -- Null for the first, which came with the shop.
  published_by       uuid,
  published_by_name  text NOT NULL,
  published_at       timestamptz NOT NULL DEFAULT now(),
  CHECK (long_lasting + handling + traction + durability = 100)
);
CREATE TRIGGER score_weights_append_only BEFORE UPDATE OR DELETE ON catalogue.score_weights
  FOR EACH ROW EXECUTE FUNCTION platform.refuse_change();

INSERT INTO catalogue.score_weights
  (version, long_lasting, handling, traction, durability, reason, changed_lines, published_by_name)
VALUES (1, 30, 25, 30, 15, 'As scores were made before their weights could be changed.', 0, 'SimpleTread');

-- The weights that made the overall score of a line.
ALTER TABLE catalogue.product_line ADD COLUMN score_version integer REFERENCES catalogue.score_weights (version);
UPDATE catalogue.product_line SET score_version = 1 WHERE score_overall IS NOT NULL;
ALTER TABLE catalogue.product_line
  ADD CONSTRAINT product_line_score_is_whole CHECK (
    num_nulls(score_overall, score_version, score_long_lasting, score_handling, score_traction, score_durability) IN (0, 6));

-- Whoever saves or publishes a draft says which state of the desk they saw.
CREATE TABLE catalogue.score_desk (
  id              boolean PRIMARY KEY DEFAULT true CHECK (id),
  version         integer NOT NULL DEFAULT 1,
  draft           jsonb,
  draft_restores  integer REFERENCES catalogue.score_weights (version),
  draft_by_name   text,
  draft_at        timestamptz,
  CHECK (num_nulls(draft, draft_by_name, draft_at) IN (0, 3)),
  CHECK (draft_restores IS NULL OR draft IS NOT NULL)
);
INSERT INTO catalogue.score_desk DEFAULT VALUES;

-- Weights whose scores are being reckoned: one at a time, and nobody sees them before all are.
CREATE TABLE catalogue.score_publication (
  id               boolean PRIMARY KEY DEFAULT true CHECK (id),
  version          integer NOT NULL,
  weights          jsonb NOT NULL,
  reason           text NOT NULL,
  restores         integer REFERENCES catalogue.score_weights (version),
  total            integer NOT NULL CHECK (total >= 0),
  done             integer NOT NULL DEFAULT 0,
  -- The last line that was reckoned, in the order of ids.
  after_line       uuid,
  started_by       uuid NOT NULL,
  started_by_name  text NOT NULL,
  started_at       timestamptz NOT NULL DEFAULT now(),
  updated_at       timestamptz NOT NULL DEFAULT now()
);

-- What it makes of each line, with the parts that it was made of: a line whose parts have changed since is reckoned once more.
CREATE TABLE catalogue.score_publication_line (
  line_id       uuid PRIMARY KEY REFERENCES catalogue.product_line (id) ON DELETE CASCADE,
  long_lasting  numeric(3, 1) NOT NULL,
  handling      numeric(3, 1) NOT NULL,
  traction      numeric(3, 1) NOT NULL,
  durability    numeric(3, 1) NOT NULL,
  overall       numeric(3, 1) NOT NULL
);
