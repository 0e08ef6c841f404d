-- Tires that are taken off an order before it ships. Decision record 119. They count as returned, so that nothing gives them back again.
ALTER TABLE orders.order_line ADD COLUMN removed_quantity integer NOT NULL DEFAULT 0
  CHECK (removed_quantity BETWEEN 0 AND returned_quantity);

-- A removal, and a cancellation after one, book their own entries without a return or a claim.
ALTER TABLE orders.refund
  DROP CONSTRAINT refund_is_booked_by_its_cause,
  ADD CONSTRAINT refund_is_booked_by_its_cause CHECK (num_nonnulls(return_id, price_claim_id) = 0 OR entries IS NOT NULL);

ALTER TABLE catalogue.stock_movement DROP CONSTRAINT stock_movement_reason_check;
ALTER TABLE catalogue.stock_movement ADD CONSTRAINT stock_movement_reason_check
  CHECK (reason IN ('opening', 'hold', 'release', 'cancel', 'remove', 'return', 'receipt', 'correction'));
