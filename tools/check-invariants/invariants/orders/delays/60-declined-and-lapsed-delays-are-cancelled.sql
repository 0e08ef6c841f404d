-- An order whose buyer declined a delay, or gave no answer that cancels, is cancelled; silence agrees and cancels only where it may.
SELECT d.order_id, d.state, d.silence, o.state AS order_state
FROM orders.delay d
JOIN orders."order" o ON o.id = d.order_id
WHERE (d.state IN ('declined', 'lapsed') AND o.state <> 'cancelled')
   OR (d.state = 'lapsed' AND d.silence <> 'cancels')
   OR (d.state = 'assumed' AND (d.silence <> 'agrees' OR d.is_further))
