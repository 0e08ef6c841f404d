-- Placed orders that are received another way before they ship. Decision record 121. They keep how they were sold, for whoever prices past sales.
ALTER TABLE orders."order"
  ADD COLUMN sold_fulfilment text CHECK (sold_fulfilment IN ('ship-to-me', 'ship-to-shop', 'fedex-pickup')),
  ADD COLUMN sold_zip char(5),
  ADD CONSTRAINT order_sold_place_has_its_way CHECK (sold_zip IS NULL OR sold_fulfilment IN ('ship-to-shop', 'fedex-pickup'));

-- An installation that a promotion paid for goes without a refund.
ALTER TABLE orders.ledger_transaction
  DROP CONSTRAINT ledger_transaction_kind_check,
  ADD CONSTRAINT ledger_transaction_kind_check CHECK (kind IN ('sale', 'refund', 'coverage', 'change'));

CREATE OR REPLACE VIEW orders.charged_order AS
SELECT o.id, o.number, o.placed_at, o.cancelled_at, o.customer_id, o.account_type,
       coalesce(o.sold_fulfilment, o.fulfilment) AS fulfilment, o.state_code,
       CASE WHEN o.sold_fulfilment IS NULL THEN coalesce(s.zip, (o.pickup_point ->> 'zip')::char(5), o.zip)
            ELSE coalesce(o.sold_zip, o.zip) END AS zip, p.method, o.price_snapshot,
       CASE WHEN o.vehicle IS NULL THEN NULL ELSE jsonb_build_object('year', o.vehicle -> 'year',
         'makeSlug', o.vehicle -> 'makeSlug', 'modelSlug', o.vehicle -> 'modelSlug') END AS vehicle,
       NOT EXISTS (SELECT FROM orders."order" e
                   WHERE e.customer_id = o.customer_id AND (e.placed_at, e.id) < (o.placed_at, o.id)) AS is_first,
       (SELECT array_agg(l.tire_id ORDER BY l.position) FROM orders.order_line l WHERE l.order_id = o.id) AS tire_ids
FROM orders."order" o
LEFT JOIN orders.payment p ON p.order_id = o.id
LEFT JOIN installers.shop s ON s.id = o.shop_id;
