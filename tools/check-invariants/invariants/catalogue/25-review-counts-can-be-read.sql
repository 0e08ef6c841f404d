-- A product line counts exactly its published reviews without those of employees, and its rating is their mean.
SELECT line.id AS line_id, line.review_count, count(review.id) AS reviews, line.rating, round(avg(review.rating), 1) AS mean
FROM catalogue.product_line line
LEFT JOIN reviews.review review ON review.line_id = line.id AND review.state = 'published' AND NOT review.is_employee
GROUP BY line.id
HAVING line.review_count <> count(review.id) OR line.rating IS DISTINCT FROM round(avg(review.rating), 1)
