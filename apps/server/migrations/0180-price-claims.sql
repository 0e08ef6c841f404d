-- Lower prices that buyers claim. Decision record 104. The domain's `priceClaimMachine` says from which state to which.
CREATE TABLE orders.price_claim (
  id                       uuid PRIMARY KEY,
  -- Shown as PG-20001.
  number                   bigint NOT NULL GENERATED ALWAYS AS IDENTITY (START WITH 20001) UNIQUE,
  order_id                 uuid NOT NULL REFERENCES orders."order" (id),
  line_id                  uuid NOT NULL REFERENCES orders.order_line (id),
  kind                     text NOT NULL CHECK (kind IN ('own-price', 'offer')),
  state                    text NOT NULL CHECK (state IN ('requested', 'denied', 'withdrawn', 'awaitingApproval', 'refunding', 'refunded')),
  version                  integer NOT NULL DEFAULT 1,
  price_per_tire_in_cents  bigint NOT NULL CHECK (price_per_tire_in_cents > 0),
  -- When our own price was that low; null for another seller's.
  price_seen_at            timestamptz,
  offer_address            text NOT NULL DEFAULT '',
  comments                 text NOT NULL DEFAULT '',
  requested_at             timestamptz NOT NULL,
  answered_at              timestamptz,
  answered_by              text,
  denial_reason            text,
  quantity                 integer CHECK (quantity > 0),
  difference_in_cents      bigint CHECK (difference_in_cents > 0),
  sales_tax_in_cents       bigint CHECK (sales_tax_in_cents >= 0),
  settled_at               timestamptz,
  refunded_at              timestamptz,
  withdrawn_at             timestamptz,
  CHECK (num_nulls(quantity, difference_in_cents, sales_tax_in_cents, settled_at) IN (0, 4)),
  CHECK ((kind = 'own-price') = (price_seen_at IS NOT NULL))
);
CREATE INDEX price_claim_order ON orders.price_claim (order_id);
CREATE INDEX price_claim_recent ON orders.price_claim (requested_at DESC, id);
CREATE INDEX price_claim_waiting ON orders.price_claim (requested_at) WHERE state = 'requested';
-- One at a time for the same tires.
CREATE UNIQUE INDEX price_claim_open ON orders.price_claim (line_id) WHERE state IN ('requested', 'awaitingApproval');

CREATE TABLE orders.price_claim_picture (
  id          uuid PRIMARY KEY,
  claim_id    uuid NOT NULL REFERENCES orders.price_claim (id),
  media_type  text NOT NULL CHECK (media_type IN ('image/jpeg', 'image/png')),
  bytes       bytea NOT NULL CHECK (octet_length(bytes) <= 1048576),
  added_at    timestamptz NOT NULL
);
CREATE INDEX price_claim_picture_claim ON orders.price_claim_picture (claim_id, added_at);

-- Given back of a line's price while its buyer kept the tires, from one of its tires on.
ALTER TABLE orders.order_line ADD COLUMN price_adjustments jsonb NOT NULL DEFAULT '[]';

ALTER TABLE orders.refund
  ADD COLUMN price_claim_id uuid REFERENCES orders.price_claim (id),
  DROP CONSTRAINT refund_check,
  ADD CONSTRAINT refund_is_booked_by_its_cause CHECK ((num_nonnulls(return_id, price_claim_id) = 1) = (entries IS NOT NULL)),
  ADD CHECK (num_nonnulls(return_id, price_claim_id) < 2);
CREATE INDEX refund_price_claim ON orders.refund (price_claim_id) WHERE price_claim_id IS NOT NULL;
