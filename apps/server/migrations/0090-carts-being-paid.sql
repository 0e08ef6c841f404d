-- The attempt that is taking money for a cart: until it ends, nothing in the cart may change.
ALTER TABLE carts.cart ADD COLUMN paying_attempt_id uuid;
CREATE INDEX cart_paying ON carts.cart (paying_attempt_id) WHERE paying_attempt_id IS NOT NULL;
UPDATE carts.cart c SET paying_attempt_id = a.id FROM checkout.payment_attempt a
WHERE a.cart_id = c.id AND c.state = 'open' AND a.state IN ('started', 'processing')
  AND (a.provider_session IS NULL OR a.approved_at IS NOT NULL);
