-- Articles, pages, the tire dictionary, and redirects from old addresses. Decision record 46.
CREATE TABLE content.article (
  id             uuid PRIMARY KEY,
  section        text NOT NULL CHECK (section IN ('learn', 'press', 'dictionary', 'page')),
  category       text CHECK ((category IS NOT NULL) = (section IN ('learn', 'press'))),
  slug           text NOT NULL CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title          text NOT NULL CHECK (title <> ''),
  summary        text NOT NULL CHECK (summary <> ''),
  body           text NOT NULL CHECK (body <> ''),
  picture        text,
  visible_from   timestamptz,
  visible_until  timestamptz CHECK (visible_until > visible_from),
  -- What shoppers read: the release of this number, at this address.
  release        integer,
  released_path  text CHECK ((released_path IS NULL) = (release IS NULL)),
  version        integer NOT NULL DEFAULT 1,
  created_at     timestamptz NOT NULL DEFAULT now(),
  updated_at     timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT article_slug_in_section UNIQUE (section, slug),
  CONSTRAINT article_released_path UNIQUE (released_path)
);
CREATE INDEX article_updated ON content.article (updated_at DESC, id DESC);

-- What was published stays as it was.
CREATE TABLE content.article_release (
  article_id        uuid NOT NULL REFERENCES content.article,
  number            integer NOT NULL CHECK (number > 0),
  section           text NOT NULL,
  category          text,
  slug              text NOT NULL,
  title             text NOT NULL,
  summary           text NOT NULL,
  body              text NOT NULL,
  picture           text,
  visible_from      timestamptz,
  visible_until     timestamptz,
  released_at       timestamptz NOT NULL DEFAULT now(),
  released_by       uuid,
  released_by_name  text NOT NULL,
  PRIMARY KEY (article_id, number)
);
CREATE TRIGGER article_release_is_kept BEFORE UPDATE OR DELETE ON content.article_release
  FOR EACH ROW EXECUTE FUNCTION platform.refuse_change();
ALTER TABLE content.article ADD CONSTRAINT article_release_is_its_own
  FOREIGN KEY (id, release) REFERENCES content.article_release (article_id, number);

CREATE TRIGGER article_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON content.article
  FOR EACH STATEMENT EXECUTE FUNCTION platform.note_change();

SELECT platform.attach_history('content.article', 'article', left_out => '{version,updated_at}', began => 'created_at');
