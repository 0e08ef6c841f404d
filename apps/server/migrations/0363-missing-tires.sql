-- Tires that were promised and that a count missed. What comes back fills the gap before any is for sale. Decision record 161.
ALTER TABLE catalogue.stock_level ADD COLUMN missing integer NOT NULL DEFAULT 0 CHECK (missing >= 0);

ALTER TABLE catalogue.stock_movement DROP CONSTRAINT stock_movement_reason_check;
ALTER TABLE catalogue.stock_movement ADD CONSTRAINT stock_movement_reason_check
  CHECK (reason IN ('opening', 'hold', 'release', 'cancel', 'remove', 'return', 'receipt', 'correction', 'missing'));
