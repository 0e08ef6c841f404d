-- What the shop says of a brand on its page, written as articles are. Decision records 45 and 46.
ALTER TABLE catalogue.brand ADD COLUMN description text CHECK (length(description) <= 4000);
