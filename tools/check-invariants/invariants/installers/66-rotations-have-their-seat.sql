-- A booked rotation has one seat at its shop, at its time; a cancelled one has none, and no seat is of a rotation that isn't there.
SELECT coalesce(r.id, b.rotation_id) AS rotation_id, r.state, b.shop_id
FROM rotations.rotation r
FULL JOIN (SELECT * FROM appointments.booking WHERE rotation_id IS NOT NULL AND state <> 'released') b ON b.rotation_id = r.id
LEFT JOIN installers.shop s ON s.id = b.shop_id
WHERE r.id IS NULL
   OR (r.state = 'cancelled' AND b.id IS NOT NULL)
   OR (r.state <> 'cancelled' AND (b.id IS NULL OR b.state <> 'booked' OR b.shop_id <> r.shop_id
       OR (b.date + coalesce(b.start_time, b.window_from)::time) AT TIME ZONE s.time_zone <> r.begins_at))
