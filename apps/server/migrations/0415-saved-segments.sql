-- Segments under a name that marketers share. A newsletter copies the segment it uses, so nothing refers to them. Decision record 205.
CREATE TABLE people.saved_segment (
  id         uuid PRIMARY KEY,
  name       text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  segment    jsonb NOT NULL CHECK (jsonb_typeof(segment) = 'object'),
  version    integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX saved_segment_name ON people.saved_segment (lower(name));

-- Recipients can also be chosen by whether they agreed that we count opens; segments from before ask nobody.
UPDATE people.newsletter SET segment = segment || '{"opens": "any"}' WHERE NOT segment ? 'opens';
