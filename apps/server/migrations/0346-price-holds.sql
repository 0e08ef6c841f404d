-- A quote holds the prices of its tires until its last day, and a cart keeps the hold that it was filled with. Decision record 148.
ALTER TABLE quotes.quote ADD COLUMN held_lines jsonb CHECK (jsonb_typeof(held_lines) = 'array');
ALTER TABLE carts.cart ADD COLUMN price_hold jsonb CHECK (price_hold ?& ARRAY['quoteId', 'endsAt', 'lines']);
CREATE INDEX cart_order ON carts.cart (order_id) WHERE order_id IS NOT NULL;
