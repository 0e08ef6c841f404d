-- Campaigns, what of them is released, and what the shop shows everywhere. Decision record 38.
CREATE SCHEMA campaigns;

CREATE TABLE campaigns.campaign (
  id          uuid PRIMARY KEY,
  name        text NOT NULL CHECK (name <> ''),
  season      text NOT NULL,
  starts_at   timestamptz NOT NULL,
  ends_at     timestamptz NOT NULL CHECK (ends_at > starts_at),
  content     jsonb NOT NULL,
  -- Between scheduled, live and ended the clock alone decides.
  state       text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'scheduled', 'withdrawn')),
  version     integer NOT NULL DEFAULT 1,
  created_at  timestamptz NOT NULL DEFAULT now(),
  updated_at  timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX campaign_start ON campaigns.campaign (starts_at DESC, id DESC);

-- What was released stays as it was; a roll-back releases an earlier one again.
CREATE TABLE campaigns.campaign_release (
  campaign_id       uuid NOT NULL REFERENCES campaigns.campaign,
  number            integer NOT NULL CHECK (number > 0),
  name              text NOT NULL,
  season            text NOT NULL,
  starts_at         timestamptz NOT NULL,
  ends_at           timestamptz NOT NULL CHECK (ends_at > starts_at),
  content           jsonb NOT NULL,
  -- The release that this one repeats; null for a new one.
  repeats           integer,
  released_at       timestamptz NOT NULL DEFAULT now(),
  released_by       uuid,
  released_by_name  text NOT NULL,
  PRIMARY KEY (campaign_id, number),
  FOREIGN KEY (campaign_id, repeats) REFERENCES campaigns.campaign_release (campaign_id, number)
);
CREATE TRIGGER campaign_release_is_kept BEFORE UPDATE OR DELETE ON campaigns.campaign_release
  FOR EACH ROW EXECUTE FUNCTION platform.refuse_change();

-- The release of each campaign that counts; two with a season never have the shop's look at once.
CREATE TABLE campaigns.calendar_entry (
  campaign_id  uuid PRIMARY KEY,
  number       integer NOT NULL,
  season       text NOT NULL,
  starts_at    timestamptz NOT NULL,
  ends_at      timestamptz NOT NULL CHECK (ends_at > starts_at),
  FOREIGN KEY (campaign_id, number) REFERENCES campaigns.campaign_release (campaign_id, number),
  CONSTRAINT one_season_at_a_time EXCLUDE USING gist (tstzrange(starts_at, ends_at) WITH &&) WHERE (season <> 'default')
);

CREATE TABLE campaigns.revision (id boolean PRIMARY KEY DEFAULT true CHECK (id), value text NOT NULL);
CREATE TRIGGER calendar_entry_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON campaigns.calendar_entry
  FOR EACH STATEMENT EXECUTE FUNCTION platform.note_change();

CREATE SCHEMA content;

-- One row of what every page shows; without it the shop has its defaults.
CREATE TABLE content.shop_setting (
  id          text PRIMARY KEY DEFAULT 'shop' CHECK (id = 'shop'),
  settings    jsonb NOT NULL,
  version     integer NOT NULL DEFAULT 1,
  updated_at  timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE content.revision (id boolean PRIMARY KEY DEFAULT true CHECK (id), value text NOT NULL);
CREATE TRIGGER shop_setting_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON content.shop_setting
  FOR EACH STATEMENT EXECUTE FUNCTION platform.note_change();

SELECT platform.attach_history('campaigns.campaign', 'campaign', left_out => '{version,updated_at}', began => 'created_at');
SELECT platform.attach_history('content.shop_setting', 'shopSetting', left_out => '{version,updated_at}');
