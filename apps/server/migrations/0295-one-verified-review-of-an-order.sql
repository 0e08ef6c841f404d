-- A purchase vouches for one review of a line: nobody fills a page with reviews of one order.
CREATE UNIQUE INDEX submission_of_order ON reviews.submission (line_id, order_id) WHERE withdrawn_at IS NULL AND order_id IS NOT NULL;
