-- The code that a shopper has entered; what it is good for is looked up each time the cart is priced.
ALTER TABLE carts.cart ADD COLUMN coupon_code text CHECK (length(coupon_code) BETWEEN 1 AND 40);
