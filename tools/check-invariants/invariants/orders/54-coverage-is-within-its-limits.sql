-- No coverage claim pays more than its kind: $400, $200 and $100 a tire by year, $25 a repair, $100 for roadside assistance, and no more than its bill.
SELECT number, kind, year, quantity, amount_in_cents
FROM orders.coverage_claim
WHERE amount_in_cents > CASE kind
    WHEN 'replacement' THEN quantity * CASE year WHEN 1 THEN 40000 WHEN 2 THEN 20000 ELSE 10000 END
    WHEN 'repair' THEN quantity * 2500
    ELSE 10000
  END
  OR amount_in_cents > bill_in_cents
