-- Since when orders at shops have appointments: invariant 40 asks it of no order from before.
CREATE TABLE appointments.opening (opened_at timestamptz NOT NULL DEFAULT now());
INSERT INTO appointments.opening DEFAULT VALUES;
