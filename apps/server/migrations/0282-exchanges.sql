-- Exchanges: a return whose buyer orders the right tires instead. Decision record 127.
ALTER TABLE orders.tire_return
  -- The chosen tires, their name and the vehicle that they fit.
  ADD COLUMN exchange             jsonb,
  -- The right tires are to be ordered before.
  ADD COLUMN exchange_until       timestamptz,
  ADD COLUMN exchange_token_hash  text UNIQUE,
  -- What its buyer was told last.
  ADD COLUMN exchange_told        text CHECK (exchange_told IN ('ordered', 'undone', 'lapsed')),
  -- Tires whose waived handling was charged after all, as the order that waived it lost them.
  ADD COLUMN charged_again        integer NOT NULL DEFAULT 0 CHECK (charged_again >= 0),
  -- What a settled return charged of the handling that was waived for another one.
  ADD COLUMN due_again_in_cents   bigint CHECK (due_again_in_cents >= 0),
  ADD CONSTRAINT tire_return_exchange_is_whole CHECK (num_nulls(exchange, exchange_until, exchange_token_hash) IN (0, 3)),
  ADD CONSTRAINT tire_return_exchange_is_of_wrong_size CHECK (exchange IS NULL OR reason = 'wrong-size');

CREATE INDEX tire_return_exchange ON orders.tire_return (exchange_until)
  WHERE exchange_told IS NULL AND exchange_until IS NOT NULL AND settled_at IS NULL;

-- The return that an order is the exchange of, from its cart.
ALTER TABLE carts.cart ADD COLUMN exchange_return_id uuid;
ALTER TABLE orders."order" ADD COLUMN exchange_return_id uuid REFERENCES orders.tire_return (id);
CREATE INDEX order_exchange ON orders."order" (exchange_return_id) WHERE exchange_return_id IS NOT NULL;
