-- An order can be cancelled for 30 minutes.
SELECT number, placed_at, cancel_closes_at
FROM orders."order"
WHERE cancel_closes_at <> placed_at + interval '30 minutes'
