-- No warehouse pickup is promised within 24 hours of its order.
SELECT number, placed_at, pickup_ready_by FROM orders."order" WHERE pickup_ready_by < placed_at + interval '24 hours'
