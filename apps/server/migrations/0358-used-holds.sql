-- The order that used a quote’s held prices: there is one at most, however many carts the quote was taken into. Decision record 148.
CREATE TABLE carts.used_hold (
  quote_id uuid PRIMARY KEY,
  order_id uuid NOT NULL UNIQUE,
  used_at  timestamptz NOT NULL DEFAULT now()
);
