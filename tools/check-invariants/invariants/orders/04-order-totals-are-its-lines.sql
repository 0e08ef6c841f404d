-- Every amount of an order is the sum of its lines'.
SELECT o.number, o.total_in_cents, sum(l.total_in_cents) AS lines_in_cents
FROM orders."order" o
LEFT JOIN orders.order_line l ON l.order_id = o.id
GROUP BY o.id
HAVING ROW(o.tires_in_cents, o.discount_in_cents, o.installation_in_cents, o.installation_saving_in_cents, o.road_hazard_in_cents,
           o.road_hazard_saving_in_cents, o.fet_in_cents,
           o.state_fee_in_cents, o.freight_in_cents, o.sales_tax_in_cents, o.total_in_cents)
    IS DISTINCT FROM
       ROW(sum(l.subtotal_in_cents), sum(l.discount_in_cents), sum(l.installation_in_cents), sum(l.installation_saving_in_cents),
           sum(l.road_hazard_in_cents), sum(l.road_hazard_saving_in_cents), sum(l.fet_in_cents), sum(l.state_fee_in_cents), sum(l.freight_in_cents),
           sum(l.sales_tax_in_cents), sum(l.total_in_cents))
