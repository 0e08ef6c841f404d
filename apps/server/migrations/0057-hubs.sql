-- What hubs tell: lines that their makers build for electric vehicles, and reviews of many lines in each order they are read in.
ALTER TABLE catalogue.product_line ADD COLUMN is_for_electric boolean NOT NULL DEFAULT false;

UPDATE catalogue.product_line line SET is_for_electric = true
FROM (VALUES
  ('antares', 'ingens-ev'), ('goodyear', 'electricdrive-2'), ('goodyear', 'electricdrive-gt'),
  ('goodyear', 'wrangler-electric-drive'), ('hankook', 'ion-evo-as-ih01'), ('hankook', 'ion-evo-ik01'), ('hankook', 'ion-ht'),
  ('hankook', 'ion-icept'), ('michelin', 'pilot-sport-ev'), ('nexen', 'roadian-atx-ev'), ('nokian', 'hakkapeliitta-r5-ev'),
  ('pirelli', 'elect-p7'), ('pirelli', 'p-zero-pz4-elect'), ('sailun', 'erange-ev'), ('yokohama', 'advan-sport-ev-a-s')
) AS known (brand_slug, slug)
WHERE line.brand_slug = known.brand_slug AND line.slug = known.slug;

-- A hub with many reviews walks one of these; one with few looks its lines up.
CREATE INDEX review_newest ON catalogue.review (written_at DESC, id DESC);
CREATE INDEX review_highest ON catalogue.review (rating DESC, written_at DESC, id DESC);
CREATE INDEX review_lowest ON catalogue.review (rating, written_at DESC, id DESC);
CREATE INDEX review_helpful ON catalogue.review (helpful_count DESC, written_at DESC, id DESC);
