-- Staff find an order by either half of its number; the unique index of the number serves the first.
CREATE INDEX order_number_second_half ON orders."order" (right(number::text, 5));
