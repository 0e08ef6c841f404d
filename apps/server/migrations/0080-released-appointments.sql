-- What an order had that was cancelled, for the calendar of its buyer.
CREATE INDEX booking_released_of_order ON appointments.booking (order_id, updated_at) WHERE state = 'released';
