-- The colleague whose work a record is. Decision record 136.
CREATE TABLE platform.work_owner (
  kind        text NOT NULL CHECK (kind IN ('orders', 'returns', 'price-claims', 'coverage-claims', 'messages')),
  record_id   uuid NOT NULL,
  owner_id    uuid NOT NULL,
  owner_name  text NOT NULL,
  since       timestamptz NOT NULL DEFAULT now(),
  -- Null if the owner took it.
  handed_by   text,
  note        text CHECK (length(note) BETWEEN 1 AND 500),
  PRIMARY KEY (kind, record_id)
);
CREATE INDEX work_owner_of ON platform.work_owner (owner_id, kind, record_id);
