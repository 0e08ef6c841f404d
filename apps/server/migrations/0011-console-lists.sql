-- What the search boxes of the console look through; each expression is the one that its list searches.
CREATE INDEX vehicle_search ON fitment.vehicle
  USING gin ((year::text || ' ' || make || ' ' || model || ' ' || trim) gin_trgm_ops);
CREATE INDEX shop_search ON installers.shop
  USING gin ((company || ' ' || code || ' ' || city || ' ' || zip) gin_trgm_ops);
CREATE INDEX message_search ON platform.message
  USING gin ((recipient || ' ' || coalesce(subject, '')) gin_trgm_ops);
CREATE INDEX audit_row_search ON platform.audit_row
  USING gin ((coalesce(actor_name, '') || ' ' || action || ' ' || subject_id) gin_trgm_ops);

-- How many orders went to each shop.
CREATE INDEX order_shop ON orders."order" (shop_id) WHERE shop_id IS NOT NULL;
