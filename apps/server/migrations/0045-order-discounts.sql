-- What promotions take off an order and its lines, and the price that a line's tires have for everybody. Orders from before had none.
ALTER TABLE orders."order"
  ADD COLUMN discount_in_cents bigint NOT NULL DEFAULT 0 CHECK (discount_in_cents >= 0),
  ADD COLUMN road_hazard_saving_in_cents bigint NOT NULL DEFAULT 0 CHECK (road_hazard_saving_in_cents >= 0),
  DROP CONSTRAINT order_check1,
  ADD CONSTRAINT order_total_is_its_parts CHECK (
    total_in_cents = tires_in_cents - discount_in_cents + installation_in_cents - installation_saving_in_cents
      + road_hazard_in_cents - road_hazard_saving_in_cents + fet_in_cents + state_fee_in_cents + freight_in_cents
      + sales_tax_in_cents);

ALTER TABLE orders.order_line
  ADD COLUMN retail_price_in_cents bigint,
  ADD COLUMN price_list_id text,
  ADD COLUMN discount_in_cents bigint NOT NULL DEFAULT 0 CHECK (discount_in_cents >= 0),
  ADD COLUMN road_hazard_saving_in_cents bigint NOT NULL DEFAULT 0 CHECK (road_hazard_saving_in_cents >= 0),
  ADD CONSTRAINT order_line_own_price CHECK (retail_price_in_cents IS NULL OR retail_price_in_cents >= unit_price_in_cents),
  DROP CONSTRAINT order_line_check2,
  ADD CONSTRAINT order_line_total_is_its_parts CHECK (
    total_in_cents = subtotal_in_cents - discount_in_cents + installation_in_cents - installation_saving_in_cents
      + road_hazard_in_cents - road_hazard_saving_in_cents + fet_in_cents + state_fee_in_cents + freight_in_cents
      + sales_tax_in_cents);
