-- No shop takes more cars in a slot than it has bays, those counted that a checkout still holds and those of before it had fewer.
SELECT b.shop_id, b.date, b.slot, count(*) AS cars, max(s.bays) AS bays
FROM appointments.booking b
JOIN installers.shop s ON s.id = b.shop_id
WHERE b.state = 'booked' OR (b.state = 'held' AND b.expires_at > now())
GROUP BY b.shop_id, b.date, b.slot
HAVING count(*) > max(s.bays) AND (max(s.bays_lowered_at) IS NULL OR max(b.created_at) > max(s.bays_lowered_at))
