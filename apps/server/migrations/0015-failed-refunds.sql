-- The dashboard counts refunds that the provider refused for good; there are few among many.
CREATE INDEX refund_failed ON orders.refund (created_at) WHERE state = 'failed';
