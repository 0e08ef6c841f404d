-- A review of a shop is of a delivered order whose tires went to that shop.
SELECT s.review_id, s.shop_id, s.order_id
FROM reviews.submission s
LEFT JOIN orders."order" o ON o.id = s.order_id AND o.shop_id = s.shop_id
WHERE s.shop_id IS NOT NULL AND o.id IS NULL
