-- Every order has a payment of exactly its total, from money and gift card together.
SELECT o.number, o.total_in_cents, p.captured_in_cents, p.gift_card_in_cents
FROM orders."order" o
LEFT JOIN orders.payment p ON p.order_id = o.id
WHERE p.captured_in_cents + p.gift_card_in_cents IS DISTINCT FROM o.total_in_cents
