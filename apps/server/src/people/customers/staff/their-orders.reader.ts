/**
 * The ids of a mailbox's orders and of those in its accounts; `$1` is the mailbox. An array: PostgreSQL would expect a quarter of all orders
 * in one account where few orders have accounts, and read them all.
 */
export const THEIR_ORDERS = `(SELECT unnest(ARRAY(SELECT id FROM orders."order" WHERE mailbox = $1
  UNION SELECT o.id FROM identity.account h JOIN orders."order" o ON o.account_id = h.id WHERE h.mailbox = $1)) AS id)`;
