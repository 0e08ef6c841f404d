-- When an account took a guest's order. Whoever placed it as a guest must not read from it whether its address has an account.
ALTER TABLE orders."order" ADD COLUMN claimed_at timestamptz;
UPDATE orders."order" o SET claimed_at = e.at
FROM orders.order_event e WHERE e.order_id = o.id AND e.type = 'OrderClaimed';
