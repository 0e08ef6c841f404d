-- The refunded amounts of an order and its payment are what was paid out, and no tender was asked to refund more than it paid.
WITH refunds AS (
  SELECT order_id,
         coalesce(sum(amount_in_cents) FILTER (WHERE state = 'succeeded'), 0) AS succeeded,
         coalesce(sum(amount_in_cents) FILTER (WHERE state = 'succeeded' AND tender = 'gift-card'), 0) AS gift_card_succeeded,
         coalesce(sum(amount_in_cents) FILTER (WHERE tender = 'money'), 0) AS asked,
         coalesce(sum(amount_in_cents) FILTER (WHERE tender = 'gift-card'), 0) AS gift_card_asked
  FROM orders.refund
  GROUP BY order_id
)
SELECT o.number, o.refunded_in_cents, p.refunded_in_cents AS payment_refunded_in_cents, p.gift_card_refunded_in_cents,
       r.succeeded, r.gift_card_succeeded, r.asked, r.gift_card_asked
FROM orders."order" o
JOIN orders.payment p ON p.order_id = o.id
LEFT JOIN refunds r ON r.order_id = o.id
WHERE o.refunded_in_cents <> coalesce(r.succeeded, 0)
   OR p.refunded_in_cents + p.gift_card_refunded_in_cents <> coalesce(r.succeeded, 0)
   OR p.gift_card_refunded_in_cents <> coalesce(r.gift_card_succeeded, 0)
   OR coalesce(r.asked, 0) > p.captured_in_cents
   OR coalesce(r.gift_card_asked, 0) > p.gift_card_in_cents
