-- What prices were made by, at any moment since this was written. Promotions, price lists, shops and settings keep their past
-- already; these are the prices of lists, the tires' own and the states' taxes. Decision record 41.
CREATE TABLE pricing.past (
  id           boolean PRIMARY KEY DEFAULT true CHECK (id),
  known_since  timestamptz NOT NULL
);
INSERT INTO pricing.past (known_since) VALUES (statement_timestamp());

ALTER TABLE pricing.price_list_entry ADD COLUMN since timestamptz NOT NULL DEFAULT statement_timestamp();

CREATE TABLE pricing.price_list_entry_past (
  id               bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  price_list_id    uuid NOT NULL,
  scope            text NOT NULL,
  key              text NOT NULL,
  min_tires        integer NOT NULL,
  kind             text NOT NULL,
  amount_in_cents  bigint,
  rate_ppm         integer,
  starts_at        timestamptz,
  ends_at          timestamptz,
  since            timestamptz NOT NULL,
  -- First moment at which it was no more, here and below.
  until            timestamptz NOT NULL
);
CREATE INDEX price_list_entry_past_of_list ON pricing.price_list_entry_past (price_list_id, until);

-- All of a statement in one go: an import replaces twenty thousand. What replaces and what was replaced meet to the microsecond.
CREATE FUNCTION pricing.keep_entry_past() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  INSERT INTO pricing.price_list_entry_past
    (price_list_id, scope, key, min_tires, kind, amount_in_cents, rate_ppm, starts_at, ends_at, since, until)
  SELECT price_list_id, scope, key, min_tires, kind, amount_in_cents, rate_ppm, starts_at, ends_at, since, statement_timestamp() FROM was;
  RETURN NULL;
END $$;
CREATE TRIGGER price_list_entry_replaced AFTER UPDATE ON pricing.price_list_entry REFERENCING OLD TABLE AS was
  FOR EACH STATEMENT EXECUTE FUNCTION pricing.keep_entry_past();
CREATE TRIGGER price_list_entry_removed AFTER DELETE ON pricing.price_list_entry REFERENCING OLD TABLE AS was
  FOR EACH STATEMENT EXECUTE FUNCTION pricing.keep_entry_past();

CREATE FUNCTION pricing.begin_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.since := statement_timestamp();
  RETURN NEW;
END $$;
CREATE TRIGGER price_list_entry_begins BEFORE UPDATE ON pricing.price_list_entry
  FOR EACH ROW EXECUTE FUNCTION pricing.begin_entry();

-- What a tire and its coverage cost until then.
CREATE TABLE catalogue.tire_price_past (
  tire_id               uuid NOT NULL,
  price_in_cents        bigint NOT NULL,
  road_hazard_in_cents  bigint NOT NULL,
  until                 timestamptz NOT NULL
);
CREATE INDEX tire_price_past_of_tire ON catalogue.tire_price_past (tire_id, until);

CREATE FUNCTION catalogue.keep_tire_price_past() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  INSERT INTO catalogue.tire_price_past (tire_id, price_in_cents, road_hazard_in_cents, until)
  VALUES (OLD.id, OLD.price_in_cents, OLD.road_hazard_in_cents, statement_timestamp());
  RETURN NULL;
END $$;
CREATE TRIGGER tire_price_changed AFTER UPDATE ON catalogue.tire FOR EACH ROW
  WHEN (OLD.price_in_cents <> NEW.price_in_cents OR OLD.road_hazard_in_cents <> NEW.road_hazard_in_cents)
  EXECUTE FUNCTION catalogue.keep_tire_price_past();

-- A state's row as it was until then.
CREATE TABLE locations.state_tax_past (
  state   char(2) NOT NULL,
  fields  jsonb NOT NULL,
  until   timestamptz NOT NULL
);
CREATE INDEX state_tax_past_of_state ON locations.state_tax_past (state, until);

CREATE FUNCTION locations.keep_state_tax_past() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  INSERT INTO locations.state_tax_past (state, fields, until) VALUES (OLD.state, to_jsonb(OLD), statement_timestamp());
  RETURN NULL;
END $$;
CREATE TRIGGER state_tax_kept AFTER UPDATE ON locations.state_tax FOR EACH ROW
  WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION locations.keep_state_tax_past();

CREATE TRIGGER price_list_entry_past_is_kept BEFORE UPDATE OR DELETE ON pricing.price_list_entry_past
  FOR EACH ROW EXECUTE FUNCTION platform.refuse_change();
CREATE TRIGGER tire_price_past_is_kept BEFORE UPDATE OR DELETE ON catalogue.tire_price_past
  FOR EACH ROW EXECUTE FUNCTION platform.refuse_change();
CREATE TRIGGER state_tax_past_is_kept BEFORE UPDATE OR DELETE ON locations.state_tax_past
  FOR EACH ROW EXECUTE FUNCTION platform.refuse_change();
