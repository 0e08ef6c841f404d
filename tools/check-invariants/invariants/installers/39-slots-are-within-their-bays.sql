-- No shop has more cars in a slot than bays, counting checkout holds, but not bookings from before its bays were reduced.
SELECT b.shop_id, b.date, b.slot, count(*) AS cars, max(s.bays) AS bays
FROM appointments.booking b
JOIN installers.shop s ON s.id = b.shop_id
WHERE b.state = 'booked' OR (b.state = 'held' AND b.expires_at > now())
GROUP BY b.shop_id, b.date, b.slot
HAVING count(*) > max(s.bays) AND (max(s.bays_lowered_at) IS NULL OR max(b.created_at) > max(s.bays_lowered_at))
