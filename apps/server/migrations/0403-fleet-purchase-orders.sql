-- Purchase orders of fleets: a number, a limit and its days, and the orders that spend it. Decision record 198.
CREATE TABLE sales.fleet_purchase_order (
  id              uuid PRIMARY KEY,
  version         integer NOT NULL DEFAULT 1,
  fleet_id        uuid NOT NULL REFERENCES sales.fleet (id),
  number          text NOT NULL CHECK (length(number) BETWEEN 1 AND 40),
  limit_in_cents  bigint NOT NULL CHECK (limit_in_cents BETWEEN 1 AND 100000000),
  -- Eastern days, both included.
  valid_from      date NOT NULL,
  valid_until     date NOT NULL,
  state           text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed')),
  note            text NOT NULL DEFAULT '' CHECK (length(note) <= 1000),
  created_at      timestamptz NOT NULL DEFAULT now(),
  updated_at      timestamptz NOT NULL DEFAULT now(),
  CHECK (valid_until >= valid_from)
);
CREATE UNIQUE INDEX fleet_purchase_order_number ON sales.fleet_purchase_order (fleet_id, upper(number));

-- Held with the payment’s attempt, taken with the order; an attempt that fails deletes its row.
CREATE TABLE sales.purchase_order_use (
  attempt_id         uuid PRIMARY KEY,
  order_id           uuid NOT NULL UNIQUE,
  purchase_order_id  uuid NOT NULL REFERENCES sales.fleet_purchase_order (id),
  amount_in_cents    bigint NOT NULL CHECK (amount_in_cents >= 0),
  state              text NOT NULL DEFAULT 'held' CHECK (state IN ('held', 'taken')),
  held_at            timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX purchase_order_use_purchase_order ON sales.purchase_order_use (purchase_order_id);

-- Spending is derived: refunds and cancellations give it back without a counter that could differ.
CREATE VIEW sales.purchase_order_spending AS
  SELECT u.purchase_order_id, u.order_id, u.state, u.held_at,
    CASE WHEN u.state = 'held' THEN u.amount_in_cents WHEN o.state = 'cancelled' THEN 0::bigint
      ELSE o.total_in_cents - o.refunded_in_cents END AS counted_in_cents
  FROM sales.purchase_order_use u LEFT JOIN orders."order" o ON o.id = u.order_id;
