-- Orders that people at a warehouse pick by scanning. Decision record 123.
ALTER TABLE locations.warehouse
  ADD COLUMN picked_by text NOT NULL DEFAULT 'sandbox' CHECK (picked_by IN ('sandbox', 'people'));

-- The part of an order that one warehouse sends: a parcel. Tires and quantities are those of the order's stock allocations.
CREATE TABLE orders.pick (
  order_id       uuid NOT NULL REFERENCES orders."order" (id),
  warehouse_code text NOT NULL REFERENCES locations.warehouse (code),
  opened_at      timestamptz NOT NULL DEFAULT now(),
  packed_at      timestamptz,
  packed_by      text,
  loaded_at      timestamptz,
  loaded_by      text,
  PRIMARY KEY (order_id, warehouse_code),
  CHECK ((packed_at IS NULL) = (packed_by IS NULL)),
  CHECK ((loaded_at IS NULL) = (loaded_by IS NULL)),
  CHECK (loaded_at IS NULL OR packed_at IS NOT NULL)
);
CREATE INDEX pick_at_work ON orders.pick (warehouse_code) WHERE loaded_at IS NULL;

-- One row for each scanned tire. A request scans one tire, however often it is tried.
CREATE TABLE orders.pick_scan (
  order_id       uuid NOT NULL,
  warehouse_code text NOT NULL,
  request_key    text NOT NULL,
  tire_id        uuid NOT NULL,
  scanned_by     text NOT NULL,
  scanned_at     timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (order_id, warehouse_code, request_key),
  FOREIGN KEY (order_id, warehouse_code) REFERENCES orders.pick (order_id, warehouse_code) ON DELETE CASCADE
);
