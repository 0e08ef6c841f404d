-- Handling that was waived before exchanges existed stays waived: it isn't charged when tires of its order come back.
-- Decision record 127.
UPDATE orders.tire_return SET charged_again = coalesce(waived_in_cents, 0) / 2000
WHERE right_size_order_id IS NOT NULL AND settled_at IS NOT NULL AND exchange IS NULL;
