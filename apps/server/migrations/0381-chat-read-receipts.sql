-- How far each side of a chat has read it, as the number of a message. Decision record 178.
ALTER TABLE support.chat
  ADD COLUMN customer_read_seq integer NOT NULL DEFAULT 0 CHECK (customer_read_seq >= 0),
  ADD COLUMN agent_read_seq    integer NOT NULL DEFAULT 0 CHECK (agent_read_seq >= 0);
