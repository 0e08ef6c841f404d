-- Our picks in an order, each for as long as it is meant to be one. Decision record 49.
ALTER TABLE catalogue.product_line
  -- From 1 on; null for a line that is none, or that nobody has put in its place.
  ADD COLUMN pick_position integer CHECK (pick_position > 0),
  ADD COLUMN pick_starts_at timestamptz,
  ADD COLUMN pick_ends_at timestamptz,
  ADD CONSTRAINT product_line_pick_window CHECK (pick_ends_at > pick_starts_at);
CREATE INDEX product_line_pick ON catalogue.product_line (pick_position) WHERE pick_position IS NOT NULL;

-- Whoever saves the order says which one they saw.
CREATE TABLE catalogue.pick_order (id boolean PRIMARY KEY DEFAULT true CHECK (id), version integer NOT NULL);
INSERT INTO catalogue.pick_order (version) VALUES (1);
