-- The console's lists over a million orders: bench/RESULTS.md. The rare values of a filter, the newest first.
CREATE INDEX order_payment_recent ON orders."order" (payment_state, placed_at DESC, id DESC) WHERE payment_state <> 'captured';
CREATE INDEX order_account_type_recent ON orders."order" (account_type, placed_at DESC, id DESC) WHERE account_type <> 'Retail';
CREATE INDEX order_fulfilment_recent ON orders."order" (fulfilment, placed_at DESC, id DESC);
-- Also serves the sort by state both ways.
CREATE INDEX order_state_placed ON orders."order" (state, placed_at, id);
DROP INDEX orders.order_state_recent;
CREATE INDEX message_text_recent ON platform.message (created_at DESC, id DESC) WHERE channel = 'sms';
-- Return figures count the tires that were delivered in a period.
CREATE INDEX order_delivered ON orders."order" (delivered_at) WHERE delivered_at IS NOT NULL;
