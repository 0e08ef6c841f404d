-- A refund is booked and counted once the card provider has paid it out. Until now it was when it was requested, so that one that
-- the provider refused left the books saying that money went out. What was booked for refunds that were never paid did not happen:
-- it is taken back here, in the one place that may; paid out later, it is booked then.
CREATE TEMPORARY TABLE unpaid_refund ON COMMIT DROP AS
  SELECT id, order_id FROM orders.refund WHERE state <> 'succeeded';

ALTER TABLE orders.ledger_entry DISABLE TRIGGER ledger_entry_append_only;
ALTER TABLE orders.ledger_transaction DISABLE TRIGGER ledger_transaction_append_only;
DELETE FROM orders.ledger_entry WHERE transaction_id IN
  (SELECT t.id FROM orders.ledger_transaction t JOIN unpaid_refund u ON u.id = t.reference WHERE t.kind = 'refund');
DELETE FROM orders.ledger_transaction t USING unpaid_refund u WHERE u.id = t.reference AND t.kind = 'refund';
ALTER TABLE orders.ledger_entry ENABLE TRIGGER ledger_entry_append_only;
ALTER TABLE orders.ledger_transaction ENABLE TRIGGER ledger_transaction_append_only;

WITH paid AS (
  SELECT u.order_id, coalesce(sum(r.amount_in_cents) FILTER (WHERE r.state = 'succeeded'), 0) AS amount
  FROM (SELECT DISTINCT order_id FROM unpaid_refund) u JOIN orders.refund r ON r.order_id = u.order_id
  GROUP BY u.order_id
), payment AS (
  UPDATE orders.payment p SET refunded_in_cents = paid.amount FROM paid WHERE p.order_id = paid.order_id
)
UPDATE orders."order" o
SET refunded_in_cents = paid.amount,
    payment_state = CASE WHEN paid.amount = 0 THEN 'captured' WHEN paid.amount < o.total_in_cents THEN 'partiallyRefunded' ELSE 'refunded' END
FROM paid WHERE o.id = paid.order_id;

-- Refunded today is what was paid out today.
CREATE INDEX refund_paid ON orders.refund (settled_at) WHERE state = 'succeeded';
DROP INDEX orders.refund_recent;

-- Which request of which member of staff made an event: the same one, run a second time after a crash, does nothing more.
ALTER TABLE orders.order_event ADD COLUMN request_key text;
CREATE UNIQUE INDEX order_event_request ON orders.order_event (order_id, type, request_key) WHERE request_key IS NOT NULL;

-- What other features may read of the stock.
CREATE VIEW catalogue.available_stock AS SELECT tire_id, warehouse_code, available FROM catalogue.stock_level;
