-- Resolve sells to businesses on net terms: a further way to pay for a cart.
ALTER TABLE carts.cart DROP CONSTRAINT cart_payment_method_check;
ALTER TABLE carts.cart ADD CONSTRAINT cart_payment_method_check
  CHECK (payment_method IN ('card', 'affirm', 'katapult', 'klarna', 'synchrony', 'resolve')) NOT VALID;
ALTER TABLE carts.cart VALIDATE CONSTRAINT cart_payment_method_check;

-- The lender's own number of an order on net terms. It names a loan, not a person, and stays in the books.
ALTER TABLE orders."order" ADD COLUMN loan_id text;
CREATE INDEX order_loan_id ON orders."order" (upper(loan_id)) WHERE loan_id IS NOT NULL;
