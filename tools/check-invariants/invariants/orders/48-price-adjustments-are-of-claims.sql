-- What was given back of a line's price is the sum of its settled claims and never more than it cost; other deliveries adjust their own taxes.
SELECT l.id AS line_id, l.price_adjustments, claimed.tires, claimed.tax
FROM orders.order_line l
CROSS JOIN LATERAL (
  SELECT coalesce(sum(c.difference_in_cents), 0) AS tires, coalesce(sum(c.sales_tax_in_cents), 0) AS tax
  FROM orders.price_claim c WHERE c.line_id = l.id AND c.settled_at IS NOT NULL) claimed
CROSS JOIN LATERAL (
  SELECT coalesce(sum((a ->> 'tiresInCents')::bigint), 0) AS tires, coalesce(sum((a ->> 'salesTaxInCents')::bigint), 0) AS tax
  FROM jsonb_array_elements(l.price_adjustments) AS a WHERE a ->> 'isForReceiving' IS NULL) adjusted
WHERE adjusted.tires <> claimed.tires OR adjusted.tax <> claimed.tax
   OR adjusted.tires > l.subtotal_in_cents - l.discount_in_cents OR adjusted.tax > l.sales_tax_in_cents
