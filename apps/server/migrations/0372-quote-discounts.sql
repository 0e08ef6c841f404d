-- Representatives take something off a tire, within their limit or once a second person approved its price. Decision record 154.
ALTER TABLE quotes.line ADD COLUMN discount_in_cents integer NOT NULL DEFAULT 0 CHECK (discount_in_cents >= 0);
ALTER TABLE quotes.quote ADD COLUMN approved_lines jsonb CHECK (jsonb_typeof(approved_lines) = 'array');
