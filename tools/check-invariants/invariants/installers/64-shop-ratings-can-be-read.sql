-- A partner shop counts exactly its published reviews without those of employees, and its rating is their mean.
SELECT shop.id AS shop_id, shop.review_count, count(review.id) AS reviews, shop.rating, round(avg(review.rating), 1) AS mean
FROM installers.shop shop
LEFT JOIN reviews.review review ON review.shop_id = shop.id AND review.state = 'published' AND NOT review.is_employee
GROUP BY shop.id
HAVING shop.review_count <> count(review.id) OR shop.rating IS DISTINCT FROM round(avg(review.rating), 1)
