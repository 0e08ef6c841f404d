-- A quote has up to three sets of tires for one car, of which its customer chooses one. Decision record 172.
ALTER TABLE quotes.line ADD COLUMN option text NOT NULL DEFAULT 'good' CHECK (option IN ('good', 'better', 'best'));
ALTER TABLE quotes.line DROP CONSTRAINT line_quote_id_tire_id_axle_key;
ALTER TABLE quotes.line ADD CONSTRAINT line_once UNIQUE (quote_id, option, tire_id, axle);
-- The options beyond the first, as they were when it was sent last; the first one's are in sent_offer and held_lines.
ALTER TABLE quotes.quote ADD COLUMN sent_others jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(sent_others) = 'array');
ALTER TABLE quotes.quote ADD COLUMN taken_option text CHECK (taken_option IN ('good', 'better', 'best'));
