-- Reviews of shops, by the engine of those of tires: a review's subject is a product line or a shop. Decision record 208.
ALTER TABLE reviews.review
  ALTER COLUMN line_id DROP NOT NULL,
  ADD COLUMN shop_id uuid REFERENCES installers.shop (id),
  -- Of a shop; a line is rated by its qualities.
  ADD COLUMN stars smallint CHECK (stars BETWEEN 1 AND 5),
  DROP CONSTRAINT review_check,
  ADD CONSTRAINT review_of_one CHECK ((line_id IS NULL) <> (shop_id IS NULL)),
  ADD CONSTRAINT review_is_rated CHECK (
    CASE WHEN shop_id IS NULL THEN stars IS NULL AND num_nonnulls(dry, wet, winter, comfort, noise, treadwear) > 0
      ELSE stars IS NOT NULL AND num_nonnulls(dry, wet, winter, comfort, noise, treadwear) = 0 END),
  ALTER COLUMN rating SET EXPRESSION AS (coalesce(stars::numeric, round(
    (coalesce(dry, 0) + coalesce(wet, 0) + coalesce(winter, 0) + coalesce(comfort, 0) + coalesce(noise, 0) + coalesce(treadwear, 0))::numeric
      / nullif(num_nonnulls(dry, wet, winter, comfort, noise, treadwear), 0), 1)));
CREATE INDEX review_shop ON reviews.review (shop_id, written_at DESC, id DESC) WHERE shop_id IS NOT NULL;

ALTER TABLE reviews.submission
  ALTER COLUMN line_id DROP NOT NULL,
  ADD COLUMN shop_id uuid,
  ADD CONSTRAINT submission_of_one CHECK ((line_id IS NULL) <> (shop_id IS NULL)),
  -- Only those whose tires were installed there review a shop.
  ADD CONSTRAINT submission_of_installed CHECK (shop_id IS NULL OR order_id IS NOT NULL);
-- One review of a shop for each order.
CREATE UNIQUE INDEX submission_of_shop_order ON reviews.submission (shop_id, order_id) WHERE withdrawn_at IS NULL AND shop_id IS NOT NULL;

-- A shop counts exactly its published reviews without those of employees, like a line.
CREATE FUNCTION reviews.count_shops(shops uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM installers.shop WHERE id = ANY (shops) ORDER BY id FOR NO KEY UPDATE;
  UPDATE installers.shop shop SET review_count = said.count, rating = said.rating, updated_at = now()
  FROM (SELECT one.id, count(r.id)::int AS count, round(avg(r.rating), 1) AS rating
        FROM unnest(shops) one (id)
        LEFT JOIN reviews.review r ON r.shop_id = one.id AND r.state = 'published' AND NOT r.is_employee GROUP BY one.id) said
  WHERE shop.id = said.id;
END $$;

CREATE OR REPLACE FUNCTION reviews.note_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE lines uuid[]; shops uuid[];
BEGIN
  SELECT array_agg(DISTINCT n.line_id ORDER BY n.line_id) FILTER (WHERE n.line_id IS NOT NULL),
         array_agg(DISTINCT n.shop_id ORDER BY n.shop_id) FILTER (WHERE n.shop_id IS NOT NULL)
  INTO lines, shops FROM newer n JOIN older o USING (id)
  WHERE 'published' IN (n.state, o.state)
    AND (n.state, n.dry, n.wet, n.winter, n.comfort, n.noise, n.treadwear, n.would_buy_again, n.stars)
        IS DISTINCT FROM (o.state, o.dry, o.wet, o.winter, o.comfort, o.noise, o.treadwear, o.would_buy_again, o.stars);
  IF lines IS NOT NULL THEN PERFORM reviews.count_lines(lines); END IF;
  IF shops IS NOT NULL THEN PERFORM reviews.count_shops(shops); END IF;
  RETURN NULL;
END $$;

-- Shops written before this file had ratings that nobody could read.
UPDATE installers.shop SET rating = NULL, review_count = 0, updated_at = now() WHERE review_count > 0 OR rating IS NOT NULL;
