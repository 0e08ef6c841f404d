-- The price explanation stored with an order is the price that was charged.
SELECT number, total_in_cents, price_snapshot ->> 'totalInCents' AS snapshot_in_cents
FROM orders."order"
WHERE (price_snapshot ->> 'totalInCents')::bigint IS DISTINCT FROM total_in_cents
