-- What tires cost until their price was changed, for whoever prices sales of then. Decision record 40.
CREATE VIEW catalogue.past_tire_price AS
SELECT tire_id, price_in_cents, road_hazard_in_cents, until FROM catalogue.tire_price_past;
