-- Price lists, promotions, coupons, and how far promotions are used. Decision record 37.
CREATE SCHEMA pricing;

CREATE TABLE pricing.price_list (
  id           uuid PRIMARY KEY,
  name         text NOT NULL CHECK (length(name) BETWEEN 3 AND 120),
  audience     text NOT NULL CHECK (audience IN ('retail', 'member', 'fleet', 'partner', 'special-order', 'wholesale', 'employee',
                 'simple-crew')),
  state        text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'active', 'paused', 'archived')),
  starts_at    timestamptz,
  -- First moment at which it no longer counts, here and below.
  ends_at      timestamptz,
  -- The campaign that gives it its window.
  campaign_id  uuid,
  version      integer NOT NULL DEFAULT 1,
  created_at   timestamptz NOT NULL DEFAULT now(),
  updated_at   timestamptz NOT NULL DEFAULT now(),
  CHECK (ends_at > starts_at)
);
CREATE INDEX price_list_updated ON pricing.price_list (updated_at DESC, id DESC);
CREATE INDEX price_list_campaign ON pricing.price_list (campaign_id) WHERE campaign_id IS NOT NULL;

-- A planned change of a price is an entry of its own with a later start.
CREATE TABLE pricing.price_list_entry (
  id               uuid PRIMARY KEY,
  price_list_id    uuid NOT NULL REFERENCES pricing.price_list (id),
  scope            text NOT NULL CHECK (scope IN ('tire', 'line', 'size', 'brand', 'category', 'all')),
  key              text NOT NULL CHECK ((scope = 'all') = (key = '')),
  min_tires        integer NOT NULL CHECK (min_tires BETWEEN 1 AND 1000),
  kind             text NOT NULL CHECK (kind IN ('fixed', 'percentOff', 'amountOff')),
  amount_in_cents  bigint CHECK (amount_in_cents > 0),
  rate_ppm         integer CHECK (rate_ppm BETWEEN 1 AND 1000000),
  starts_at        timestamptz,
  ends_at          timestamptz,
  CHECK ((kind = 'percentOff') = (rate_ppm IS NOT NULL) AND (kind = 'percentOff') = (amount_in_cents IS NULL)),
  CHECK (ends_at > starts_at)
);
CREATE UNIQUE INDEX price_list_entry_place ON pricing.price_list_entry (price_list_id, scope, key, min_tires, starts_at) NULLS NOT DISTINCT;

-- What a promotion gives and asks for is read through the contract's schema; its limits stand beside it, as uses are counted by SQL.
CREATE TABLE pricing.promotion (
  id                  uuid PRIMARY KEY,
  name                text NOT NULL CHECK (length(name) BETWEEN 3 AND 120),
  definition          jsonb NOT NULL,
  state               text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'active', 'paused', 'archived')),
  starts_at           timestamptz,
  ends_at             timestamptz,
  campaign_id         uuid,
  use_limit           bigint GENERATED ALWAYS AS ((definition #>> '{limits,uses}')::bigint) STORED,
  budget_in_cents     bigint GENERATED ALWAYS AS ((definition #>> '{limits,budgetInCents}')::bigint) STORED,
  -- A first order happens once, also where two are placed in the same moment.
  customer_use_limit  bigint GENERATED ALWAYS AS (least((definition #>> '{limits,usesPerCustomer}')::bigint,
                        CASE WHEN (definition #>> '{conditions,isFirstOrderOnly}')::boolean THEN 1 END)) STORED,
  version             integer NOT NULL DEFAULT 1,
  created_at          timestamptz NOT NULL DEFAULT now(),
  updated_at          timestamptz NOT NULL DEFAULT now(),
  CHECK (ends_at > starts_at)
);
CREATE INDEX promotion_updated ON pricing.promotion (updated_at DESC, id DESC);
CREATE INDEX promotion_campaign ON pricing.promotion (campaign_id) WHERE campaign_id IS NOT NULL;

-- Uses and money that payments under way hold or orders have taken.
CREATE TABLE pricing.promotion_use (
  promotion_id    uuid PRIMARY KEY REFERENCES pricing.promotion (id),
  uses            bigint NOT NULL DEFAULT 0 CHECK (uses >= 0),
  spent_in_cents  bigint NOT NULL DEFAULT 0 CHECK (spent_in_cents >= 0)
);

-- The same by customer: an account, or the address of an order without one.
CREATE TABLE pricing.customer_use (
  customer_key  text NOT NULL,
  promotion_id  uuid NOT NULL REFERENCES pricing.promotion (id),
  uses          bigint NOT NULL CHECK (uses >= 0),
  PRIMARY KEY (customer_key, promotion_id)
);

CREATE TABLE pricing.coupon_batch (
  id             uuid PRIMARY KEY,
  promotion_id   uuid NOT NULL REFERENCES pricing.promotion (id),
  name           text NOT NULL CHECK (length(name) BETWEEN 3 AND 120),
  prefix         text NOT NULL DEFAULT '',
  own_code       text,
  size           integer NOT NULL CHECK (size BETWEEN 1 AND 100000),
  made           integer NOT NULL DEFAULT 0 CHECK (made BETWEEN 0 AND size),
  uses_per_code  bigint CHECK (uses_per_code > 0),
  withdrawn_at   timestamptz,
  created_at     timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX coupon_batch_created ON pricing.coupon_batch (created_at DESC, id DESC);
CREATE INDEX coupon_batch_promotion ON pricing.coupon_batch (promotion_id);

CREATE TABLE pricing.coupon (
  code      text PRIMARY KEY CHECK (code = upper(code) AND length(code) BETWEEN 4 AND 32),
  batch_id  uuid NOT NULL REFERENCES pricing.coupon_batch (id),
  uses      bigint NOT NULL DEFAULT 0 CHECK (uses >= 0)
);
CREATE INDEX coupon_of_batch ON pricing.coupon (batch_id, code);

-- A use of a promotion by one try to pay: held while the payment runs, then taken by the order, or released.
CREATE TABLE pricing.redemption (
  id                    uuid PRIMARY KEY,
  promotion_id          uuid NOT NULL REFERENCES pricing.promotion (id),
  attempt_id            uuid NOT NULL,
  order_id              uuid,
  customer_key          text NOT NULL,
  coupon_code           text REFERENCES pricing.coupon (code),
  amount_in_cents       bigint NOT NULL CHECK (amount_in_cents > 0),
  order_total_in_cents  bigint NOT NULL,
  state                 text NOT NULL CHECK (state IN ('held', 'taken', 'released')),
  expires_at            timestamptz,
  created_at            timestamptz NOT NULL DEFAULT now(),
  updated_at            timestamptz NOT NULL DEFAULT now(),
  CHECK ((state = 'taken') = (order_id IS NOT NULL)),
  CHECK ((state = 'held') = (expires_at IS NOT NULL)),
  UNIQUE (attempt_id, promotion_id)
);
CREATE INDEX redemption_expiry ON pricing.redemption (expires_at) WHERE state = 'held';
CREATE INDEX redemption_figures ON pricing.redemption (promotion_id, state)
  INCLUDE (amount_in_cents, order_total_in_cents, customer_key, updated_at);
CREATE INDEX redemption_customer ON pricing.redemption (customer_key);
CREATE INDEX redemption_coupon ON pricing.redemption (coupon_code) WHERE coupon_code IS NOT NULL;

-- Servers keep the rules in memory and hear of every write to them; uses change with each order and are not told.
CREATE TABLE pricing.revision (id boolean PRIMARY KEY DEFAULT true CHECK (id), value text NOT NULL);
CREATE TRIGGER price_list_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON pricing.price_list
  FOR EACH STATEMENT EXECUTE FUNCTION platform.note_change();
CREATE TRIGGER price_list_entry_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON pricing.price_list_entry
  FOR EACH STATEMENT EXECUTE FUNCTION platform.note_change();
CREATE TRIGGER promotion_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON pricing.promotion
  FOR EACH STATEMENT EXECUTE FUNCTION platform.note_change();

SELECT platform.attach_history('pricing.price_list', 'priceList', began => 'created_at', left_out => '{version,updated_at}');
SELECT platform.attach_history('pricing.promotion', 'promotion', began => 'created_at',
  left_out => '{version,updated_at,use_limit,budget_in_cents,customer_use_limit}');
