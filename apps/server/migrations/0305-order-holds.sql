-- Agents hold orders back from the warehouse. Decision record 137.
ALTER TABLE orders."order"
  ADD COLUMN held_at timestamptz,
  ADD COLUMN held_by text,
  ADD COLUMN hold_reason text,
  ADD CONSTRAINT order_hold_whole CHECK (
    (held_at IS NULL) = (held_by IS NULL) AND (held_at IS NULL) = (hold_reason IS NULL) AND (held_at IS NULL OR state = 'placed'));
CREATE INDEX order_held ON orders."order" (held_at) WHERE held_at IS NOT NULL;
