-- A taken use of a promotion belongs to an existing order from the same payment attempt.
SELECT r.id, r.promotion_id, r.attempt_id, r.order_id
FROM pricing.redemption r
LEFT JOIN orders."order" o ON o.id = r.order_id
WHERE r.state = 'taken' AND o.id IS NULL
