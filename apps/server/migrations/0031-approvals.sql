-- What somebody may not do alone, and what a second person said to it. Decision record 31.
CREATE SCHEMA approvals;

CREATE TABLE approvals.approval (
  id                 uuid PRIMARY KEY,
  kind               text NOT NULL,
  subject_type       text NOT NULL,
  subject_id         text NOT NULL,
  subject_label      text NOT NULL,
  summary            text NOT NULL,
  amount_in_cents    bigint CHECK (amount_in_cents > 0),
  grants             text[] NOT NULL,
  concerns           uuid,
  payload            jsonb NOT NULL,
  reason             text NOT NULL,
  state              text NOT NULL DEFAULT 'pending'
                       CHECK (state IN ('pending', 'approved', 'refused', 'withdrawn', 'expired')),
  requested_by       uuid NOT NULL,
  requested_by_name  text NOT NULL,
  requested_at       timestamptz NOT NULL,
  expires_at         timestamptz NOT NULL CHECK (expires_at > requested_at),
  decided_by         uuid,
  decided_by_name    text,
  decided_at         timestamptz,
  note               text,
  CHECK ((state = 'pending') = (decided_at IS NULL)),
  CHECK ((state IN ('approved', 'refused')) = (decided_by IS NOT NULL)),
  CHECK (decided_by <> requested_by)
);
CREATE UNIQUE INDEX approval_pending ON approvals.approval (kind, subject_id) WHERE state = 'pending';
CREATE INDEX approval_expiry ON approvals.approval (expires_at) WHERE state = 'pending';
CREATE INDEX approval_recent ON approvals.approval (requested_at DESC, id DESC);

-- An order whose cancellation waits for a second person stays out of the warehouse.
ALTER TABLE orders."order" ADD COLUMN cancel_requested_at timestamptz;
ALTER TABLE orders."order" ADD CONSTRAINT order_waits_while_placed
  CHECK (cancel_requested_at IS NULL OR state IN ('placed', 'cancelled'));

-- Rights of the server's role are given by platform.grant_app_role() at the end of migrate: here the role may not exist yet.
