-- Tax exemption certificates of fleets: each exempts the orders of its accounts to one state. Decision record 199.
CREATE TABLE sales.fleet_certificate (
  id            uuid PRIMARY KEY,
  version       integer NOT NULL DEFAULT 1,
  fleet_id      uuid NOT NULL REFERENCES sales.fleet (id),
  state         text NOT NULL CHECK (state ~ '^[A-Z]{2}$'),
  number        text NOT NULL CHECK (length(number) BETWEEN 3 AND 40),
  -- An Eastern day, included.
  valid_until   date NOT NULL,
  added_at      timestamptz NOT NULL DEFAULT now(),
  withdrawn_at  timestamptz
);
CREATE UNIQUE INDEX fleet_certificate_number ON sales.fleet_certificate (fleet_id, state, upper(number)) WHERE withdrawn_at IS NULL;
CREATE INDEX fleet_certificate_ending ON sales.fleet_certificate (valid_until) WHERE withdrawn_at IS NULL;
