-- The records that staff have open right now. Decision record 129. Lost with a crash of the database, which is fine: pages that are open say so again.
CREATE UNLOGGED TABLE platform.presence (
  tab_id      uuid PRIMARY KEY,
  resource    text NOT NULL,
  record_id   text NOT NULL,
  staff_id    uuid NOT NULL,
  staff_name  text NOT NULL,
  is_editing  boolean NOT NULL,
  since       timestamptz NOT NULL DEFAULT now(),
  seen_at     timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX presence_record ON platform.presence (resource, record_id);
