-- The order list sorted by money or by name; at 400,000 orders a sort of all of them would take half a second.
CREATE INDEX order_total ON orders."order" (total_in_cents, id);
CREATE INDEX order_name ON orders."order" (last_name, first_name, id);
