-- Old addresses of the shop and those that took their place. Decision record 46.
CREATE TABLE content.slug_redirect (
  id            uuid PRIMARY KEY,
  from_path     text NOT NULL CONSTRAINT slug_redirect_from UNIQUE CHECK (from_path LIKE '/_%'),
  to_path       text NOT NULL CHECK (to_path LIKE '/%' AND to_path <> from_path),
  -- Came about by itself, when an article moved.
  is_automatic  boolean NOT NULL DEFAULT false,
  version       integer NOT NULL DEFAULT 1,
  created_at    timestamptz NOT NULL DEFAULT now(),
  updated_at    timestamptz NOT NULL DEFAULT now()
);

CREATE TRIGGER slug_redirect_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON content.slug_redirect
  FOR EACH STATEMENT EXECUTE FUNCTION platform.note_change();

SELECT platform.attach_history('content.slug_redirect', 'slugRedirect', left_out => '{version,updated_at}', began => 'created_at');
