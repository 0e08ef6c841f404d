-- A representative may choose how the tires of a quote reach its customer, and cover them. Null where the customer chooses. Decision record 167.
ALTER TABLE quotes.quote ADD COLUMN delivery jsonb CHECK (jsonb_typeof(delivery) = 'object');
ALTER TABLE quotes.line ADD COLUMN has_road_hazard boolean NOT NULL DEFAULT false;
