-- A captured payment attempt has its order, and an order's attempt is captured.
SELECT p.id, p.order_number, p.state, o.number
FROM checkout.payment_attempt p
LEFT JOIN orders."order" o ON o.id = p.order_id
WHERE (p.state = 'captured') <> (o.id IS NOT NULL)
