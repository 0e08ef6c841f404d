-- The buyer's own number for a purchase. Free text, so it leaves with the person like the rest of what they typed.
ALTER TABLE orders."order" ADD COLUMN po_number text;
CREATE INDEX order_po_number ON orders."order" (upper(po_number)) WHERE po_number IS NOT NULL;
DROP TRIGGER keep_history ON orders."order";
SELECT platform.attach_history('orders."order"', 'order', began => 'placed_at',
  personal => '{email,phone,phone_type,first_name,last_name,address1,address2,company,special_instructions,po_number}',
  left_out => '{access_token_hash,price_snapshot,version,updated_at}');
