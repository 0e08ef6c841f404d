-- When the carrier is asked about a shipment again. Beside the order, whose row keeps its past at every change.
CREATE TABLE orders.carrier_look (
  order_id      uuid PRIMARY KEY REFERENCES orders."order" (id) ON DELETE CASCADE,
  looks         integer NOT NULL CHECK (looks > 0),
  next_look_at  timestamptz NOT NULL
);
CREATE INDEX carrier_look_next ON orders.carrier_look (next_look_at);
CREATE INDEX order_under_way ON orders."order" (id) WHERE state IN ('pendingPickup', 'inTransit');
