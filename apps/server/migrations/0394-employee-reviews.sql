-- Reviews that employees wrote, or that were written with an employee's order: shown with that disclosure, and counted in no score. Decision record 190.
ALTER TABLE reviews.review ADD COLUMN is_employee boolean NOT NULL DEFAULT false;

CREATE OR REPLACE FUNCTION reviews.count_lines(lines uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM catalogue.product_line WHERE id = ANY (lines) ORDER BY id FOR NO KEY UPDATE;
  UPDATE catalogue.product_line line SET review_count = said.count, rating = said.rating, updated_at = now()
  FROM (SELECT one.id, count(r.id)::int AS count, round(avg(r.rating), 1) AS rating
        FROM unnest(lines) one (id)
        LEFT JOIN reviews.review r ON r.line_id = one.id AND r.state = 'published' AND NOT r.is_employee GROUP BY one.id) said
  WHERE line.id = said.id;
END $$;
