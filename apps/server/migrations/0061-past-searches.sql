-- A past search as the shop shows it again: its kind, its second line, its vehicle and its picture. Decision record 48.
ALTER TABLE customers.past_search
  ADD COLUMN type_name text NOT NULL DEFAULT 'freeSearch',
  ADD COLUMN detail_label text NOT NULL DEFAULT '',
  ADD COLUMN vehicle jsonb,
  ADD COLUMN image text CHECK (image LIKE '/%'),
  ADD COLUMN is_pill_item boolean NOT NULL DEFAULT false;

UPDATE customers.past_search SET type_name = CASE
  WHEN href LIKE '/tire-sizes/%' THEN 'tireSize'
  WHEN href LIKE '/vehicles/%' THEN 'vehicle'
  WHEN href LIKE '/brands/%/%' THEN 'brandAndProductLine'
  WHEN href LIKE '/brands/%' THEN 'brand'
  WHEN href LIKE '/categories/%' THEN 'tireType'
  ELSE 'freeSearch' END;
