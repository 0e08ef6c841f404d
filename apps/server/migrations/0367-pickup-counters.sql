-- Staff change the counters of warehouses. Decision record 168.
ALTER TABLE locations.pickup_point
  ADD COLUMN id text NOT NULL GENERATED ALWAYS AS (code) STORED,
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  -- Days on which a counter is closed beside its hours and federal holidays.
  ADD COLUMN closed_days text[] NOT NULL DEFAULT '{}',
  -- The way to the counter once at the address.
  ADD COLUMN directions text;

SELECT platform.attach_history('locations.pickup_point', 'pickupCounter', left_out => '{version,updated_at}');
