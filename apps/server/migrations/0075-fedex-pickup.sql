-- Tires that are picked up at a location of the carrier. An order keeps the location as it was when it was bought. Decision record 55.
ALTER TABLE carts.cart
  ADD COLUMN pickup_point_code text REFERENCES locations.pickup_point (code),
  DROP CONSTRAINT cart_fulfilment_check,
  ADD CONSTRAINT cart_fulfilment_check CHECK (fulfilment IN ('ship-to-me', 'ship-to-shop', 'fedex-pickup')),
  ADD CONSTRAINT cart_has_pickup_point CHECK (
    (fulfilment IS NOT DISTINCT FROM 'fedex-pickup') = (pickup_point_code IS NOT NULL));

ALTER TABLE orders."order"
  ADD COLUMN pickup_point jsonb,
  DROP CONSTRAINT order_fulfilment_check,
  ADD CONSTRAINT order_fulfilment_check CHECK (fulfilment IN ('ship-to-me', 'ship-to-shop', 'fedex-pickup')),
  ADD CONSTRAINT order_has_pickup_point CHECK ((fulfilment = 'fedex-pickup') = (pickup_point IS NOT NULL));

-- Both are priced where the tires go.
CREATE OR REPLACE VIEW orders.charged_order AS
SELECT o.id, o.number, o.placed_at, o.cancelled_at, o.customer_id, o.account_type, o.fulfilment, o.state_code,
       coalesce(s.zip, (o.pickup_point ->> 'zip')::char(5), o.zip) AS zip, p.method, o.price_snapshot,
       CASE WHEN o.vehicle IS NULL THEN NULL ELSE jsonb_build_object('year', o.vehicle -> 'year',
         'makeSlug', o.vehicle -> 'makeSlug', 'modelSlug', o.vehicle -> 'modelSlug') END AS vehicle,
       NOT EXISTS (SELECT FROM orders."order" e
                   WHERE e.customer_id = o.customer_id AND (e.placed_at, e.id) < (o.placed_at, o.id)) AS is_first,
       (SELECT array_agg(l.tire_id ORDER BY l.position) FROM orders.order_line l WHERE l.order_id = o.id) AS tire_ids
FROM orders."order" o
LEFT JOIN orders.payment p ON p.order_id = o.id
LEFT JOIN installers.shop s ON s.id = o.shop_id;

CREATE OR REPLACE VIEW carts.left_cart AS
SELECT c.id, c.updated_at, c.fulfilment, coalesce(s.zip, f.zip, c.ship_to ->> 'zip', c.zip) AS zip,
       CASE WHEN c.fulfilment = 'ship-to-shop' THEN s.install_price_in_cents END AS install_price_in_cents,
       CASE WHEN c.vehicle IS NULL THEN NULL ELSE jsonb_build_object('year', c.vehicle -> 'year',
         'makeSlug', c.vehicle -> 'makeSlug', 'modelSlug', c.vehicle -> 'modelSlug') END AS vehicle,
       (SELECT b.promotion_id FROM pricing.coupon k JOIN pricing.coupon_batch b ON b.id = k.batch_id
        WHERE k.code = c.coupon_code) AS coupon_promotion_id,
       l.id AS line_id, l.position, l.tire_id, l.quantity, l.has_road_hazard
FROM carts.cart c
JOIN carts.cart_line l ON l.cart_id = c.id
LEFT JOIN installers.shop s ON s.id = c.shop_id
LEFT JOIN locations.pickup_point f ON f.code = c.pickup_point_code
WHERE c.state = 'open';
