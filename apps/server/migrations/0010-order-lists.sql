-- What the console's order list, its search box and the dashboard look up.
CREATE INDEX order_search ON orders."order"
  USING gin (lower(first_name || ' ' || last_name || ' ' || email) gin_trgm_ops);
CREATE INDEX order_line_size ON orders.order_line (size_code, order_id);
CREATE INDEX order_cancelled ON orders."order" (cancelled_at) WHERE state = 'cancelled';
CREATE INDEX refund_recent ON orders.refund (created_at);
CREATE INDEX message_failed ON platform.message (created_at) WHERE state = 'failed';

-- What the carrier job walks through.
CREATE INDEX order_moving ON orders."order" (id) WHERE state IN ('pendingPickup', 'inTransit');

-- Attempts that were given up without the provider's answer are asked about for another hour.
CREATE INDEX payment_attempt_given_up ON checkout.payment_attempt (updated_at) WHERE failure_code = 'unanswered';
