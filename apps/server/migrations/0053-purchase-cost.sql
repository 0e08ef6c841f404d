-- What we pay for one tire, in cents; null where nobody knows. Staff who may see margins see it, shoppers never do.
ALTER TABLE catalogue.tire ADD COLUMN purchase_cost_in_cents bigint CHECK (purchase_cost_in_cents > 0);

-- Tires from before get a likely one, the same that the seed gives them (tools/seed/catalogue/purchase-cost.ts): 18 to 30 parts
-- of a hundred are margin by the item number, 4 more below $100, 8 fewer for every seventeenth tire.
UPDATE catalogue.tire SET purchase_cost_in_cents = greatest(1, price_in_cents - round(price_in_cents
  * (180000 + item_number::bigint * 7919 % 120001
     + CASE WHEN price_in_cents < 10000 THEN 40000 ELSE 0 END
     - CASE WHEN item_number % 17 = 0 THEN 80000 ELSE 0 END) / 1000000.0));

-- A tire as prices are made of it, for whoever prices sales again.
CREATE VIEW catalogue.priced_tire AS
SELECT t.id AS tire_id, t.line_id, l.brand_slug, l.category_id, t.size_code, s.rim_in, t.max_load_lb, t.is_oversized,
       t.weight_lb, t.price_in_cents, t.road_hazard_in_cents, t.purchase_cost_in_cents
FROM catalogue.tire t
JOIN catalogue.product_line l ON l.id = t.line_id
JOIN catalogue.tire_size s ON s.code = t.size_code;
