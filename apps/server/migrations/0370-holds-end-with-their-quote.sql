-- A withdrawn quote holds no prices, in whatever cart it is: its hold is used up without an order. See decision record 148.
ALTER TABLE carts.used_hold ALTER COLUMN order_id DROP NOT NULL;
