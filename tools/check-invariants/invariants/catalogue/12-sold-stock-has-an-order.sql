-- No tire counts as sold without its order.
SELECT a.id, a.owner_kind, a.owner_id
FROM catalogue.stock_allocation a
WHERE a.state IN ('sold', 'returned')
  AND NOT EXISTS (SELECT FROM orders."order" o WHERE o.id = a.owner_id)
  AND NOT EXISTS (
    SELECT FROM checkout.payment_attempt p JOIN orders."order" o ON o.id = p.order_id
    WHERE a.owner_id IN (p.id, p.cart_id)
  )
