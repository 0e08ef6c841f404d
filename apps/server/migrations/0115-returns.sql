-- Tires that buyers send back. Decision record 92. The domain's `returnMachine` says from which state to which.
CREATE TABLE orders.tire_return (
  id                    uuid PRIMARY KEY,
  -- Shown as RT-20001.
  number                bigint NOT NULL GENERATED ALWAYS AS IDENTITY (START WITH 20001) UNIQUE,
  order_id              uuid NOT NULL REFERENCES orders."order" (id),
  state                 text NOT NULL CHECK (state IN ('requested', 'approved', 'denied', 'appealed', 'deniedForGood', 'cancelled',
    'received', 'awaitingApproval', 'refunding', 'refunded', 'notAccepted')),
  version               integer NOT NULL DEFAULT 1,
  reason                text NOT NULL CHECK (reason IN ('wrong-size', 'changed-mind', 'ordered-too-many', 'damaged', 'defective', 'late')),
  comments              text NOT NULL DEFAULT '',
  requested_at          timestamptz NOT NULL,
  answered_at           timestamptz,
  decided_by            text,
  denial_reason         text,
  appeal                text,
  appealed_at           timestamptz,
  received_at           timestamptz,
  received_by           text,
  received_warehouse    text,
  settled_at            timestamptz,
  refund_in_cents       bigint CHECK (refund_in_cents >= 0),
  fee_in_cents          bigint CHECK (fee_in_cents >= 0),
  waived_in_cents       bigint CHECK (waived_in_cents >= 0),
  -- The buyer's order of the right size, which waives the handling of one return.
  right_size_order_id   uuid REFERENCES orders."order" (id),
  refunded_at           timestamptz,
  cancelled_at          timestamptz
);
CREATE INDEX tire_return_order ON orders.tire_return (order_id);
CREATE INDEX tire_return_recent ON orders.tire_return (requested_at DESC, id);
CREATE INDEX tire_return_open ON orders.tire_return (state, requested_at)
  WHERE state IN ('requested', 'appealed', 'received', 'awaitingApproval', 'refunding');
CREATE UNIQUE INDEX tire_return_right_size ON orders.tire_return (right_size_order_id) WHERE right_size_order_id IS NOT NULL;

CREATE TABLE orders.tire_return_line (
  return_id     uuid NOT NULL REFERENCES orders.tire_return (id),
  line_id       uuid NOT NULL REFERENCES orders.order_line (id),
  quantity      integer NOT NULL CHECK (quantity > 0),
  received      integer NOT NULL DEFAULT 0,
  accepted      integer NOT NULL DEFAULT 0,
  restocked     integer NOT NULL DEFAULT 0,
  scrapped      integer NOT NULL DEFAULT 0,
  -- Tires of the line that came back before these: decides which of its cents these get.
  taken_before  integer NOT NULL DEFAULT 0,
  PRIMARY KEY (return_id, line_id),
  CHECK (received BETWEEN 0 AND quantity),
  CHECK (accepted BETWEEN 0 AND received),
  CHECK (restocked >= 0 AND scrapped >= 0 AND restocked + scrapped = accepted)
);
CREATE INDEX tire_return_line_line ON orders.tire_return_line (line_id);

CREATE TABLE orders.tire_return_picture (
  id          uuid PRIMARY KEY,
  return_id   uuid NOT NULL REFERENCES orders.tire_return (id),
  media_type  text NOT NULL CHECK (media_type IN ('image/jpeg', 'image/png')),
  bytes       bytea NOT NULL CHECK (octet_length(bytes) <= 1048576),
  added_at    timestamptz NOT NULL
);
CREATE INDEX tire_return_picture_return ON orders.tire_return_picture (return_id, added_at);

-- A refund of a return, and what the ledger books once it is paid; both null for a cancelled order.
ALTER TABLE orders.refund
  ADD COLUMN return_id uuid REFERENCES orders.tire_return (id),
  ADD COLUMN entries jsonb,
  ADD CHECK ((return_id IS NULL) = (entries IS NULL));
CREATE INDEX refund_return ON orders.refund (return_id) WHERE return_id IS NOT NULL;
