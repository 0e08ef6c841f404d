-- Buyers pick tires up at the counter of a warehouse. A counter is a pickup point with a warehouse. Decision record 134.
ALTER TABLE locations.pickup_point ADD COLUMN warehouse_code text UNIQUE REFERENCES locations.warehouse (code);

ALTER TABLE carts.cart
  DROP CONSTRAINT cart_fulfilment_check,
  ADD CONSTRAINT cart_fulfilment_check CHECK (fulfilment IN ('ship-to-me', 'ship-to-shop', 'fedex-pickup', 'warehouse-pickup')),
  DROP CONSTRAINT cart_has_pickup_point,
  ADD CONSTRAINT cart_has_pickup_point CHECK (
    coalesce(fulfilment IN ('fedex-pickup', 'warehouse-pickup'), false) = (pickup_point_code IS NOT NULL));

ALTER TABLE orders."order"
  -- The warehouse that has the tires and hands them over, and when they are promised there.
  ADD COLUMN pickup_warehouse_code text REFERENCES locations.warehouse (code),
  ADD COLUMN pickup_ready_by timestamptz,
  DROP CONSTRAINT order_fulfilment_check,
  ADD CONSTRAINT order_fulfilment_check CHECK (fulfilment IN ('ship-to-me', 'ship-to-shop', 'fedex-pickup', 'warehouse-pickup')),
  DROP CONSTRAINT order_has_pickup_point,
  ADD CONSTRAINT order_has_pickup_point CHECK (
    (fulfilment IN ('fedex-pickup', 'warehouse-pickup')) = (pickup_point IS NOT NULL)),
  ADD CONSTRAINT order_has_pickup_warehouse CHECK (
    (fulfilment = 'warehouse-pickup') = (pickup_warehouse_code IS NOT NULL)
    AND (pickup_warehouse_code IS NULL) = (pickup_ready_by IS NULL)),
  -- No carrier has tires that wait at a warehouse.
  ADD CONSTRAINT order_at_warehouse_is_not_shipped CHECK (
    fulfilment <> 'warehouse-pickup' OR (carrier IS NULL AND shipped_at IS NULL AND state <> 'inTransit'));
CREATE INDEX order_at_counter ON orders."order" (pickup_warehouse_code, pickup_ready_by)
  WHERE pickup_warehouse_code IS NOT NULL AND state IN ('placed', 'pendingPickup');

-- What happens to an order at the counter: wrong codes, the reminder, and how the buyer was recognized.
CREATE TABLE orders.warehouse_pickup (
  order_id       uuid PRIMARY KEY REFERENCES orders."order" (id),
  wrong_codes    integer NOT NULL DEFAULT 0 CHECK (wrong_codes BETWEEN 0 AND 5),
  reminded_at    timestamptz,
  proof          text CHECK (proof IN ('code', 'photoId')),
  reason         text,
  handed_over_by text,
  CHECK ((proof IS NULL) = (handed_over_by IS NULL)),
  CHECK ((proof IS NOT DISTINCT FROM 'photoId') = (reason IS NOT NULL))
);
