-- What carriers report of orders on their way. Each report counts once, however often it comes.
CREATE TABLE orders.carrier_scan (
  order_id uuid NOT NULL REFERENCES orders."order" (id),
  kind     text NOT NULL CHECK (kind IN ('labeled', 'pickedUp', 'arrived', 'departed', 'outForDelivery', 'delayed', 'delivered')),
  at       timestamptz NOT NULL,
  place    text,
  PRIMARY KEY (order_id, at, kind)
);
