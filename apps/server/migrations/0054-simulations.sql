-- Past sales priced by drafts of price rules. Decision record 40.
CREATE SCHEMA simulations;

CREATE TABLE simulations.run (
  id               uuid PRIMARY KEY,
  name             text NOT NULL CHECK (length(name) BETWEEN 3 AND 120),
  state            text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done', 'cancelled', 'failed')),
  campaign_id      uuid,
  -- What was asked, and both sets of rules as of `as_of`: whatever changes later, the figures can be told by what they were made of.
  inputs           jsonb NOT NULL,
  rules            jsonb NOT NULL,
  as_of            timestamptz NOT NULL,
  total            integer CHECK (total >= 0),
  done             integer NOT NULL DEFAULT 0 CHECK (done BETWEEN 0 AND total),
  -- How far the replay has come while it runs; what came of it when it is done.
  figures          jsonb,
  -- How often a worker has taken it up.
  attempts         integer NOT NULL DEFAULT 0,
  started_by       uuid NOT NULL,
  started_by_name  text NOT NULL,
  created_at       timestamptz NOT NULL DEFAULT now(),
  updated_at       timestamptz NOT NULL DEFAULT now(),
  finished_at      timestamptz,
  -- Nothing half: figures that anybody is shown are whole.
  CHECK (CASE state WHEN 'done' THEN figures IS NOT NULL AND done = total
                    WHEN 'running' THEN figures IS NOT NULL AND total IS NOT NULL
                    ELSE figures IS NULL END),
  CHECK ((finished_at IS NOT NULL) = (state IN ('done', 'cancelled', 'failed')))
);
CREATE INDEX run_created ON simulations.run (created_at DESC, id DESC);
CREATE INDEX run_unfinished ON simulations.run (updated_at) WHERE state IN ('waiting', 'running');

-- The sales that a run prices, as of one moment and in their order; gone when it is over. They name no person.
CREATE TABLE simulations.sale (
  run_id    uuid NOT NULL REFERENCES simulations.run (id) ON DELETE CASCADE,
  position  integer NOT NULL,
  sale      jsonb NOT NULL,
  PRIMARY KEY (run_id, position)
);

-- Orders as their prices hang on them, without whom they are for; the customer only tells orders of one person from others'.
CREATE VIEW orders.charged_order AS
SELECT o.id, o.number, o.placed_at, o.cancelled_at, o.customer_id, o.account_type, o.fulfilment, o.state_code,
       coalesce(s.zip, o.zip) AS zip, p.method, o.price_snapshot,
       CASE WHEN o.vehicle IS NULL THEN NULL ELSE jsonb_build_object('year', o.vehicle -> 'year',
         'makeSlug', o.vehicle -> 'makeSlug', 'modelSlug', o.vehicle -> 'modelSlug') END AS vehicle,
       NOT EXISTS (SELECT FROM orders."order" e
                   WHERE e.customer_id = o.customer_id AND (e.placed_at, e.id) < (o.placed_at, o.id)) AS is_first,
       (SELECT array_agg(l.tire_id ORDER BY l.position) FROM orders.order_line l WHERE l.order_id = o.id) AS tire_ids
FROM orders."order" o
LEFT JOIN orders.payment p ON p.order_id = o.id
LEFT JOIN installers.shop s ON s.id = o.shop_id;

-- Carts that nobody has ordered, likewise.
CREATE VIEW carts.left_cart AS
SELECT c.id, c.updated_at, c.fulfilment, coalesce(s.zip, c.ship_to ->> 'zip', c.zip) AS zip,
       CASE WHEN c.fulfilment = 'ship-to-shop' THEN s.install_price_in_cents END AS install_price_in_cents,
       CASE WHEN c.vehicle IS NULL THEN NULL ELSE jsonb_build_object('year', c.vehicle -> 'year',
         'makeSlug', c.vehicle -> 'makeSlug', 'modelSlug', c.vehicle -> 'modelSlug') END AS vehicle,
       (SELECT b.promotion_id FROM pricing.coupon k JOIN pricing.coupon_batch b ON b.id = k.batch_id
        WHERE k.code = c.coupon_code) AS coupon_promotion_id,
       l.id AS line_id, l.position, l.tire_id, l.quantity, l.has_road_hazard
FROM carts.cart c
JOIN carts.cart_line l ON l.cart_id = c.id
LEFT JOIN installers.shop s ON s.id = c.shop_id
WHERE c.state = 'open';
