-- Figures count the steps of all orders since a moment. Steps are only appended, so a block range index of some kilobytes finds them.
CREATE INDEX order_event_at ON orders.order_event USING brin (at);
