-- A case has an account only if the account proved the case's mailbox: forms that signed-in people sent in another's name lose theirs.
UPDATE support.customer_case c SET account_id = NULL
WHERE account_id IS NOT NULL
  AND NOT EXISTS (SELECT FROM identity.account a WHERE a.id = c.account_id AND a.mailbox = c.mailbox AND a.email_proved_at IS NOT NULL);
