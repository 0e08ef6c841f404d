-- What buyers say of product lines, and counts that say no more than can be read.
CREATE TABLE catalogue.review (
  id               uuid PRIMARY KEY,
  line_id          uuid NOT NULL REFERENCES catalogue.product_line (id),
  author_name      text NOT NULL,
  written_at       timestamptz NOT NULL,
  purchased_on     date,
  dry              smallint CHECK (dry BETWEEN 1 AND 5),
  wet              smallint CHECK (wet BETWEEN 1 AND 5),
  winter           smallint CHECK (winter BETWEEN 1 AND 5),
  comfort          smallint CHECK (comfort BETWEEN 1 AND 5),
  noise            smallint CHECK (noise BETWEEN 1 AND 5),
  treadwear        smallint CHECK (treadwear BETWEEN 1 AND 5),
  rating           numeric(2, 1) NOT NULL GENERATED ALWAYS AS (round(
                     (coalesce(dry, 0) + coalesce(wet, 0) + coalesce(winter, 0) + coalesce(comfort, 0) + coalesce(noise, 0)
                       + coalesce(treadwear, 0))::numeric / num_nonnulls(dry, wet, winter, comfort, noise, treadwear), 1)) STORED,
  summary          text NOT NULL,
  comments         text,
  vehicle          jsonb,
  miles_driven     text CHECK (miles_driven IN ('under-5000', '5000-9999', '10000-14999', '15000-19999', '20000-29999', 'over-30000')),
  driving_style    text CHECK (driving_style IN ('cautious', 'confident', 'aggressive', 'extreme-racing')),
  place_driven     text CHECK (place_driven IN
                     ('all-highway', 'mostly-city', 'highway-and-city', 'track-and-autocross', 'rural-roads', 'off-road')),
  would_buy_again  boolean NOT NULL,
  helpful_count    integer NOT NULL DEFAULT 0 CHECK (helpful_count >= 0),
  CHECK (num_nonnulls(dry, wet, winter, comfort, noise, treadwear) > 0)
);
CREATE INDEX review_line ON catalogue.review (line_id, written_at DESC, id DESC);

-- Lines written before this file counted reviews that nobody could read.
UPDATE catalogue.product_line SET rating = NULL, review_count = 0, updated_at = now() WHERE review_count > 0 OR rating IS NOT NULL;
