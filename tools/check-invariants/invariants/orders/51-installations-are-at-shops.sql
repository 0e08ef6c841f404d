-- Nobody pays for an installation or its coverage of tires that no shop mounts, and orders that were sold another way say so in their timeline.
SELECT o.number, l.id AS line_id, l.price_adjustments
FROM orders."order" o
JOIN orders.order_line l ON l.order_id = o.id
WHERE o.fulfilment <> 'ship-to-shop' AND l.returned_quantity < l.quantity AND o.sold_fulfilment IS NOT NULL
  AND (l.installation_in_cents > 0 AND NOT l.price_adjustments @> '[{"dropsInstallation": true}]'
       OR l.road_hazard_in_cents > 0 AND NOT l.price_adjustments @> '[{"dropsCoverage": true}]')
UNION ALL
SELECT o.number, NULL, NULL FROM orders."order" o
WHERE o.sold_fulfilment IS NOT NULL
  AND NOT EXISTS (SELECT FROM orders.order_event e WHERE e.order_id = o.id AND e.type = 'ReceivingChanged')
