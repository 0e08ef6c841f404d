-- What a shopper said about a tire that does not fit the chosen vehicle and is wanted all the same: when, and which reasons
-- against it they had read. It counts for these reasons alone. Decision record 51.
ALTER TABLE carts.cart_line ADD COLUMN fit_acknowledgement jsonb CHECK (
  fit_acknowledgement ?& ARRAY['at', 'reasons'] AND jsonb_typeof(fit_acknowledgement -> 'reasons') = 'array');
ALTER TABLE orders.order_line ADD COLUMN fit_acknowledgement jsonb CHECK (
  fit_acknowledgement ?& ARRAY['at', 'reasons'] AND jsonb_typeof(fit_acknowledgement -> 'reasons') = 'array');
