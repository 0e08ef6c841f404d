-- Orders, the payment attempts behind them, and the double-entry ledger.
CREATE SCHEMA checkout;
CREATE SCHEMA orders;

CREATE TABLE orders.customer (
  id          uuid PRIMARY KEY,
  email       text NOT NULL UNIQUE,
  first_name  text NOT NULL,
  last_name   text NOT NULL,
  phone       text NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE orders."order" (
  id                     uuid PRIMARY KEY,
  number                 char(10) NOT NULL UNIQUE,
  access_token_hash      text UNIQUE,
  customer_id            uuid NOT NULL REFERENCES orders.customer (id),
  account_type           text NOT NULL DEFAULT 'Retail',
  channel                text NOT NULL DEFAULT 'web',
  state                  text NOT NULL CHECK (state IN ('placed', 'pendingPickup', 'inTransit', 'delivered', 'cancelled')),
  payment_state          text NOT NULL CHECK (payment_state IN ('started', 'processing', 'captured', 'failed', 'partiallyRefunded', 'refunded')),
  version                integer NOT NULL DEFAULT 1,
  fulfilment             text NOT NULL CHECK (fulfilment IN ('ship-to-me', 'ship-to-shop')),
  shop_id                uuid REFERENCES installers.shop (id),
  email                  text NOT NULL,
  phone                  text NOT NULL,
  phone_type             text NOT NULL,
  first_name             text NOT NULL,
  last_name              text NOT NULL,
  address1               text NOT NULL,
  address2               text NOT NULL DEFAULT '',
  city                   text NOT NULL,
  state_code             char(2) NOT NULL,
  zip                    char(5) NOT NULL,
  company                text,
  special_instructions   text,
  vehicle                jsonb,
  price_snapshot         jsonb NOT NULL,
  tires_in_cents         bigint NOT NULL,
  installation_in_cents  bigint NOT NULL,
  installation_saving_in_cents bigint NOT NULL,
  road_hazard_in_cents   bigint NOT NULL,
  fet_in_cents           bigint NOT NULL,
  state_fee_in_cents     bigint NOT NULL,
  freight_in_cents       bigint NOT NULL,
  sales_tax_in_cents     bigint NOT NULL,
  total_in_cents         bigint NOT NULL CHECK (total_in_cents > 0),
  refunded_in_cents      bigint NOT NULL DEFAULT 0 CHECK (refunded_in_cents BETWEEN 0 AND total_in_cents),
  tire_count             integer NOT NULL,
  carrier                text,
  tracking_number        text,
  estimated_delivery_on  date,
  placed_at              timestamptz NOT NULL,
  cancel_closes_at       timestamptz NOT NULL,
  picked_up_at           timestamptz,
  shipped_at             timestamptz,
  delivered_at           timestamptz,
  cancelled_at           timestamptz,
  updated_at             timestamptz NOT NULL DEFAULT now(),
  CHECK (total_in_cents = tires_in_cents + installation_in_cents - installation_saving_in_cents
         + road_hazard_in_cents + fet_in_cents + state_fee_in_cents + freight_in_cents + sales_tax_in_cents)
);
CREATE INDEX order_recent ON orders."order" (placed_at DESC, id DESC);
CREATE INDEX order_state_recent ON orders."order" (state, placed_at DESC);
CREATE INDEX order_email ON orders."order" (lower(email));
CREATE INDEX order_zip ON orders."order" (zip);
CREATE INDEX order_customer ON orders."order" (customer_id);
CREATE INDEX order_cancel_open ON orders."order" (cancel_closes_at) WHERE state = 'placed';

CREATE TABLE orders.order_line (
  id                        uuid PRIMARY KEY,
  order_id                  uuid NOT NULL REFERENCES orders."order" (id),
  position                  integer NOT NULL,
  tire_id                   uuid NOT NULL REFERENCES catalogue.tire (id),
  item_number               integer NOT NULL,
  brand_name                text NOT NULL,
  line_name                 text NOT NULL,
  size_code                 text NOT NULL,
  service_description       text NOT NULL,
  image_key                 text NOT NULL,
  axle                      text NOT NULL DEFAULT 'all',
  quantity                  integer NOT NULL CHECK (quantity > 0),
  returned_quantity         integer NOT NULL DEFAULT 0 CHECK (returned_quantity BETWEEN 0 AND quantity),
  unit_price_in_cents       bigint NOT NULL,
  subtotal_in_cents         bigint NOT NULL,
  installation_in_cents     bigint NOT NULL,
  installation_saving_in_cents bigint NOT NULL,
  road_hazard_in_cents      bigint NOT NULL,
  fet_in_cents              bigint NOT NULL,
  state_fee_in_cents        bigint NOT NULL,
  freight_in_cents          bigint NOT NULL,
  sales_tax_in_cents        bigint NOT NULL,
  total_in_cents            bigint NOT NULL,
  fitment_verdict           jsonb,
  UNIQUE (order_id, position),
  CHECK (subtotal_in_cents = unit_price_in_cents * quantity),
  CHECK (total_in_cents = subtotal_in_cents + installation_in_cents - installation_saving_in_cents
         + road_hazard_in_cents + fet_in_cents + state_fee_in_cents + freight_in_cents + sales_tax_in_cents)
);
CREATE INDEX order_line_order ON orders.order_line (order_id);

CREATE TABLE orders.order_event (
  id          uuid PRIMARY KEY,
  order_id    uuid NOT NULL REFERENCES orders."order" (id),
  at          timestamptz NOT NULL,
  type        text NOT NULL,
  actor_kind  text NOT NULL CHECK (actor_kind IN ('staff', 'customer', 'guest', 'system')),
  actor_name  text,
  data        jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX order_event_order ON orders.order_event (order_id, at, id);
CREATE TRIGGER order_event_append_only BEFORE UPDATE OR DELETE ON orders.order_event
  FOR EACH ROW EXECUTE FUNCTION platform.refuse_change();

-- Committed before the provider is called; its id is the provider's idempotency key.
CREATE TABLE checkout.payment_attempt (
  id               uuid PRIMARY KEY,
  cart_id          uuid NOT NULL REFERENCES carts.cart (id),
  cart_version     integer NOT NULL,
  order_id         uuid NOT NULL,
  order_number     char(10) NOT NULL UNIQUE,
  amount_in_cents  bigint NOT NULL CHECK (amount_in_cents > 0),
  method           text NOT NULL,
  state            text NOT NULL CHECK (state IN ('started', 'processing', 'captured', 'failed')),
  provider         text NOT NULL,
  provider_token   text,
  provider_charge  text UNIQUE,
  card_brand       text,
  card_last4       char(4),
  failure_code     text,
  draft            jsonb NOT NULL,
  created_at       timestamptz NOT NULL DEFAULT now(),
  updated_at       timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX payment_attempt_live ON checkout.payment_attempt (cart_id) WHERE state IN ('started', 'processing', 'captured');
CREATE INDEX payment_attempt_unfinished ON checkout.payment_attempt (updated_at) WHERE state IN ('started', 'processing');

CREATE TABLE orders.payment (
  id                 uuid PRIMARY KEY,
  order_id           uuid NOT NULL UNIQUE REFERENCES orders."order" (id),
  provider           text NOT NULL,
  provider_charge    text NOT NULL UNIQUE,
  method             text NOT NULL,
  card_brand         text,
  card_last4         char(4),
  captured_in_cents  bigint NOT NULL CHECK (captured_in_cents > 0),
  refunded_in_cents  bigint NOT NULL DEFAULT 0,
  captured_at        timestamptz NOT NULL,
  CHECK (refunded_in_cents BETWEEN 0 AND captured_in_cents)
);

CREATE TABLE orders.refund (
  id               uuid PRIMARY KEY,
  order_id         uuid NOT NULL REFERENCES orders."order" (id),
  payment_id       uuid NOT NULL REFERENCES orders.payment (id),
  amount_in_cents  bigint NOT NULL CHECK (amount_in_cents > 0),
  reason           text NOT NULL,
  state            text NOT NULL CHECK (state IN ('requested', 'succeeded', 'failed')),
  provider_refund  text UNIQUE,
  attempts         integer NOT NULL DEFAULT 0,
  failure          text,
  requested_by     text NOT NULL,
  created_at       timestamptz NOT NULL,
  settled_at       timestamptz
);
CREATE INDEX refund_order ON orders.refund (order_id);
CREATE INDEX refund_open ON orders.refund (created_at) WHERE state = 'requested';

CREATE TABLE orders.ledger_transaction (
  id          uuid PRIMARY KEY,
  order_id    uuid NOT NULL REFERENCES orders."order" (id),
  kind        text NOT NULL CHECK (kind IN ('sale', 'refund')),
  reference   uuid NOT NULL,
  at          timestamptz NOT NULL,
  UNIQUE (kind, reference)
);
CREATE INDEX ledger_transaction_order ON orders.ledger_transaction (order_id);

CREATE TABLE orders.ledger_entry (
  transaction_id   uuid NOT NULL REFERENCES orders.ledger_transaction (id),
  position         integer NOT NULL,
  account          text NOT NULL,
  amount_in_cents  bigint NOT NULL CHECK (amount_in_cents <> 0),
  PRIMARY KEY (transaction_id, position)
);
CREATE TRIGGER ledger_transaction_append_only BEFORE UPDATE OR DELETE ON orders.ledger_transaction
  FOR EACH ROW EXECUTE FUNCTION platform.refuse_change();
CREATE TRIGGER ledger_entry_append_only BEFORE UPDATE OR DELETE ON orders.ledger_entry
  FOR EACH ROW EXECUTE FUNCTION platform.refuse_change();

-- Debits and credits of a transaction cancel out; checked once, when its transaction commits.
CREATE FUNCTION orders.check_ledger_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount_in_cents) FROM orders.ledger_entry WHERE transaction_id = NEW.transaction_id) <> 0 THEN
    RAISE EXCEPTION 'ledger transaction % does not balance', NEW.transaction_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER ledger_entry_balance AFTER INSERT ON orders.ledger_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION orders.check_ledger_balance();
