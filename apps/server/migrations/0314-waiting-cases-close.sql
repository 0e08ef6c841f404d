-- Waiting cases close after a month without a message.
CREATE INDEX customer_case_waiting ON support.customer_case (last_message_at) WHERE state = 'waiting';
