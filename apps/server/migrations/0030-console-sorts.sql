-- What the console sorts vehicles and shops by. Both change by import only, so an index more slows nobody down.
CREATE INDEX vehicle_model ON fitment.vehicle (model, id);
CREATE INDEX vehicle_trim ON fitment.vehicle ("trim", id);
CREATE INDEX vehicle_type ON fitment.vehicle (vehicle_type, id);
CREATE INDEX shop_company ON installers.shop (company, id);
CREATE INDEX shop_city ON installers.shop (city, id);
CREATE INDEX shop_install_price ON installers.shop (install_price_in_cents, id);
-- Shops without a rating come last both ways, which one index cannot serve.
CREATE INDEX shop_rating_up ON installers.shop (rating ASC NULLS LAST, id ASC);
CREATE INDEX shop_rating_down ON installers.shop (rating DESC NULLS LAST, id DESC);
-- Events are found by the beginning of the id of their record.
CREATE INDEX outbox_event_aggregate ON platform.outbox_event (aggregate_id text_pattern_ops);
