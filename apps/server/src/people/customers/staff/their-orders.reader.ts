/** The ids of a mailbox's orders and of those in its accounts; `$1` is the mailbox. */
export const THEIR_ORDERS = `(SELECT id FROM orders."order" WHERE mailbox = $1
  UNION SELECT o.id FROM identity.account h JOIN orders."order" o ON o.account_id = h.id WHERE h.mailbox = $1)`;
