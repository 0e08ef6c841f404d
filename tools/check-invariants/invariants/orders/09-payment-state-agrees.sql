-- An order's payment state matches its refunded amount.
SELECT number, payment_state, refunded_in_cents, total_in_cents
FROM orders."order"
WHERE payment_state IS DISTINCT FROM CASE
        WHEN refunded_in_cents = 0 THEN 'captured'
        WHEN refunded_in_cents < total_in_cents THEN 'partiallyRefunded'
        ELSE 'refunded'
      END
