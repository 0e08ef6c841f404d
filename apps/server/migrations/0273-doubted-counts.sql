-- Counts far from the books, which the same person must repeat. Decision record 123.
CREATE TABLE orders.doubted_count (
  staff_id       uuid NOT NULL,
  warehouse_code text NOT NULL REFERENCES locations.warehouse (code),
  tire_id        uuid NOT NULL,
  counted        integer NOT NULL,
  request_key    text NOT NULL,
  counted_at     timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (staff_id, warehouse_code, tire_id)
);
