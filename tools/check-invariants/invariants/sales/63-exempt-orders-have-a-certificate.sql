-- An order that is exempt by a fleet’s certificate has no sales tax, and the certificate is of its taxing state and had not ended.
SELECT o.id, o.number, o.sales_tax_in_cents, o.price_snapshot -> 'exemption' AS exemption, c.state, c.valid_until
FROM orders."order" o
LEFT JOIN sales.fleet_certificate c ON c.id = (o.price_snapshot -> 'exemption' -> 'certificate' ->> 'certificateId')::uuid
WHERE jsonb_typeof(o.price_snapshot -> 'exemption' -> 'certificate') = 'object'
  AND (c.id IS NULL OR c.state <> o.price_snapshot -> 'exemption' ->> 'state' OR o.sales_tax_in_cents <> 0
    -- A payment that began on the last day may end on the next.
    OR (o.placed_at AT TIME ZONE 'America/New_York')::date > c.valid_until + 1)
