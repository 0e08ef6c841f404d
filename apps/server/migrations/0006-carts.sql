-- What a shopper is about to buy.
CREATE SCHEMA carts;

CREATE TABLE carts.cart (
  id            uuid PRIMARY KEY,
  token_hash    text NOT NULL UNIQUE,
  state         text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'ordered')),
  version       integer NOT NULL DEFAULT 1,
  zip           char(5),
  fulfilment    text CHECK (fulfilment IN ('ship-to-me', 'ship-to-shop')),
  shop_id       uuid REFERENCES installers.shop (id),
  ship_to       jsonb,
  vehicle       jsonb,
  order_id      uuid,
  created_at    timestamptz NOT NULL DEFAULT now(),
  updated_at    timestamptz NOT NULL DEFAULT now(),
  CHECK ((fulfilment = 'ship-to-shop') = (shop_id IS NOT NULL) OR fulfilment IS NULL)
);
CREATE INDEX cart_idle ON carts.cart (updated_at) WHERE state = 'open';

CREATE TABLE carts.cart_line (
  id                    uuid PRIMARY KEY,
  cart_id               uuid NOT NULL REFERENCES carts.cart (id) ON DELETE CASCADE,
  position              integer NOT NULL,
  tire_id               uuid NOT NULL REFERENCES catalogue.tire (id),
  quantity              integer NOT NULL CHECK (quantity BETWEEN 1 AND 99),
  has_road_hazard       boolean NOT NULL DEFAULT false,
  axle                  text NOT NULL DEFAULT 'all' CHECK (axle IN ('all', 'front', 'rear')),
  seen_price_in_cents   bigint NOT NULL,
  fitment_verdict       jsonb,
  UNIQUE (cart_id, tire_id, axle)
);
