-- Orders that replace another one before it ships: with other tires, or more of them. Decision record 128.
-- The order that a cart replaces, and who gave its buyer the link.
ALTER TABLE carts.cart ADD COLUMN replaces jsonb;

ALTER TABLE orders."order" ADD COLUMN replaces_order_id uuid REFERENCES orders."order" (id);
-- An order is replaced once.
CREATE UNIQUE INDEX order_replaces ON orders."order" (replaces_order_id) WHERE replaces_order_id IS NOT NULL;

-- The promotions that an order used, which the order that replaces it may use again.
CREATE INDEX redemption_order ON pricing.redemption (order_id) WHERE order_id IS NOT NULL;
