-- Coverage that buyers claim. Decision record 118. The domain's `coverageClaimMachine` says from which state to which.
CREATE TABLE orders.coverage_claim (
  id                uuid PRIMARY KEY,
  -- Shown as CC-20001.
  number            bigint NOT NULL GENERATED ALWAYS AS IDENTITY (START WITH 20001) UNIQUE,
  order_id          uuid NOT NULL REFERENCES orders."order" (id),
  -- Null for roadside assistance, which is of the whole order.
  line_id           uuid REFERENCES orders.order_line (id),
  kind              text NOT NULL CHECK (kind IN ('replacement', 'repair', 'roadside')),
  state             text NOT NULL
    CHECK (state IN ('requested', 'moreAsked', 'denied', 'appealed', 'cancelled', 'awaitingApproval', 'approved', 'paid')),
  version           integer NOT NULL DEFAULT 1,
  quantity          integer NOT NULL CHECK (quantity >= 0),
  bill_in_cents     bigint CHECK (bill_in_cents > 0),
  -- The year of coverage in which it was made.
  year              integer CHECK (year BETWEEN 1 AND 3),
  -- What it paid as of the request, for lists; a return or a lower price may change it until it is approved.
  claimed_in_cents  bigint NOT NULL CHECK (claimed_in_cents > 0),
  comments          text NOT NULL,
  requested_at      timestamptz NOT NULL,
  -- Since when staff owe an answer; null while they don't.
  our_turn_since    timestamptz,
  question          text,
  answer            text,
  decided_at        timestamptz,
  decided_by        text,
  denial_reason     text,
  appeal            text,
  appealed_at       timestamptz,
  amount_in_cents   bigint CHECK (amount_in_cents > 0),
  gift_card_id      uuid UNIQUE,
  gift_card_number  char(8),
  paid_at           timestamptz,
  cancelled_at      timestamptz,
  CHECK ((kind = 'roadside') = (line_id IS NULL)),
  CHECK ((kind = 'roadside') = (quantity = 0)),
  CHECK ((kind = 'roadside') = (year IS NULL)),
  CHECK ((kind = 'replacement') = (bill_in_cents IS NULL)),
  CHECK (num_nulls(gift_card_id, gift_card_number, paid_at) IN (0, 3)),
  CHECK ((state IN ('approved', 'paid')) = (amount_in_cents IS NOT NULL)),
  CHECK ((state = 'paid') = (paid_at IS NOT NULL))
);
CREATE INDEX coverage_claim_order ON orders.coverage_claim (order_id);
CREATE INDEX coverage_claim_recent ON orders.coverage_claim (requested_at DESC, id);
CREATE INDEX coverage_claim_waiting ON orders.coverage_claim (our_turn_since) WHERE state IN ('requested', 'appealed', 'awaitingApproval');

CREATE TABLE orders.coverage_claim_picture (
  id          uuid PRIMARY KEY,
  claim_id    uuid NOT NULL REFERENCES orders.coverage_claim (id),
  media_type  text NOT NULL CHECK (media_type IN ('image/jpeg', 'image/png')),
  bytes       bytea NOT NULL CHECK (octet_length(bytes) <= 1048576),
  added_at    timestamptz NOT NULL
);
CREATE INDEX coverage_claim_picture_claim ON orders.coverage_claim_picture (claim_id, added_at);

-- Tires that coverage replaced. Each is replaced once, and a replaced tire can't come back.
ALTER TABLE orders.order_line
  ADD COLUMN replaced_quantity integer NOT NULL DEFAULT 0 CHECK (replaced_quantity >= 0),
  ADD CONSTRAINT order_line_replaced_once CHECK (returned_quantity + replaced_quantity <= quantity);

-- What coverage pays is a cost of ours, and no refund of the order.
ALTER TABLE orders.ledger_transaction
  DROP CONSTRAINT ledger_transaction_kind_check,
  ADD CONSTRAINT ledger_transaction_kind_check CHECK (kind IN ('sale', 'refund', 'coverage'));
