-- Pictures of reviews, drawn anew when they are sent. Decision record 185.
CREATE TABLE reviews.review_picture (
  id          uuid PRIMARY KEY,
  review_id   uuid NOT NULL REFERENCES reviews.review (id) ON DELETE CASCADE,
  media_type  text NOT NULL CHECK (media_type IN ('image/jpeg', 'image/png')),
  bytes       bytea NOT NULL CHECK (octet_length(bytes) <= 1048576),
  added_at    timestamptz NOT NULL
);
CREATE INDEX review_picture_review ON reviews.review_picture (review_id, added_at, id);
-- A form that is sent twice adds its pictures once.
CREATE UNIQUE INDEX review_picture_once ON reviews.review_picture (review_id, md5(bytes));
