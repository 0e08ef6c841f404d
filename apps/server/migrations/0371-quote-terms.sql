-- How far representatives may go in quotes: the minimum margin of a tire, and each role's discount without approval. Decision record 153.
CREATE TABLE quotes.terms (
  id          boolean PRIMARY KEY DEFAULT true CHECK (id),
  -- The least part of a tire's price above its cost, in parts per million.
  floor_ppm   integer NOT NULL DEFAULT 80000 CHECK (floor_ppm BETWEEN 0 AND 500000),
  -- Of each role, in parts per million of a tire's price. Other roles need approval for every discount.
  limits      jsonb NOT NULL DEFAULT '{"sales-rep": 50000, "admin": 150000}' CHECK (jsonb_typeof(limits) = 'object'),
  version     integer NOT NULL DEFAULT 1,
  updated_at  timestamptz NOT NULL DEFAULT now()
);
INSERT INTO quotes.terms DEFAULT VALUES;
