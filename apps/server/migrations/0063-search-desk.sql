-- What staff teach the search, and what people ask it. Decision record 49.
CREATE SCHEMA search;

CREATE TABLE search.synonym (
  id          uuid PRIMARY KEY,
  words       text NOT NULL UNIQUE CHECK (words <> ''),
  means       text NOT NULL CHECK (means <> ''),
  is_on       boolean NOT NULL DEFAULT true,
  version     integer NOT NULL DEFAULT 1,
  updated_at  timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE search.redirect (
  id          uuid PRIMARY KEY,
  words       text NOT NULL UNIQUE CHECK (words <> ''),
  path        text NOT NULL CHECK (path LIKE '/%' AND path NOT LIKE '//%'),
  label       text NOT NULL,
  is_on       boolean NOT NULL DEFAULT true,
  version     integer NOT NULL DEFAULT 1,
  updated_at  timestamptz NOT NULL DEFAULT now()
);

-- How often words were asked on a day, and how often nothing answered them; by nobody in particular.
CREATE TABLE search.asked (
  day         date NOT NULL,
  words       text NOT NULL,
  times       integer NOT NULL CHECK (times > 0),
  unanswered  integer NOT NULL CHECK (unanswered BETWEEN 0 AND times),
  PRIMARY KEY (day, words)
);

CREATE TABLE search.revision (id boolean PRIMARY KEY DEFAULT true CHECK (id), value text NOT NULL);
CREATE TRIGGER synonym_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search.synonym
  FOR EACH STATEMENT EXECUTE FUNCTION platform.note_change();
CREATE TRIGGER redirect_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search.redirect
  FOR EACH STATEMENT EXECUTE FUNCTION platform.note_change();
