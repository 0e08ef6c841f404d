-- Customers ask about a quote on its page, and are reminded on the day before its last one. Decision record 149.
ALTER TABLE quotes.entry ADD COLUMN text text CHECK (length(text) BETWEEN 1 AND 600);
ALTER TABLE quotes.quote ADD COLUMN reminded_at timestamptz;
CREATE INDEX quote_to_remind ON quotes.quote (ends_at) WHERE state IN ('sent', 'opened') AND reminded_at IS NULL;
