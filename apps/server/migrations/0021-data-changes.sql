-- Servers keep catalogue, vehicles and places in memory. A write to any of them changes the revision of its schema, and
-- listening servers hear of it when it is committed, whoever wrote: the importer, the console or a person with psql.
CREATE FUNCTION platform.note_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('INSERT INTO %I.revision (value) VALUES (pg_current_xact_id()::text)
                  ON CONFLICT (id) DO UPDATE SET value = EXCLUDED.value', TG_TABLE_SCHEMA);
  PERFORM pg_notify(TG_TABLE_SCHEMA || '.changed', '');
  RETURN NULL;
END $$;

CREATE TABLE catalogue.revision (id boolean PRIMARY KEY DEFAULT true CHECK (id), value text NOT NULL);
CREATE TABLE fitment.revision (id boolean PRIMARY KEY DEFAULT true CHECK (id), value text NOT NULL);
CREATE TABLE locations.revision (id boolean PRIMARY KEY DEFAULT true CHECK (id), value text NOT NULL);

CREATE TRIGGER brand_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON catalogue.brand
  FOR EACH STATEMENT EXECUTE FUNCTION platform.note_change();
CREATE TRIGGER category_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON catalogue.category
  FOR EACH STATEMENT EXECUTE FUNCTION platform.note_change();
CREATE TRIGGER tire_size_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON catalogue.tire_size
  FOR EACH STATEMENT EXECUTE FUNCTION platform.note_change();
CREATE TRIGGER product_line_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON catalogue.product_line
  FOR EACH STATEMENT EXECUTE FUNCTION platform.note_change();
CREATE TRIGGER tire_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON catalogue.tire
  FOR EACH STATEMENT EXECUTE FUNCTION platform.note_change();
CREATE TRIGGER vehicle_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON fitment.vehicle
  FOR EACH STATEMENT EXECUTE FUNCTION platform.note_change();
CREATE TRIGGER fitment_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON fitment.fitment
  FOR EACH STATEMENT EXECUTE FUNCTION platform.note_change();
CREATE TRIGGER zip_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON locations.zip
  FOR EACH STATEMENT EXECUTE FUNCTION platform.note_change();
CREATE TRIGGER state_tax_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON locations.state_tax
  FOR EACH STATEMENT EXECUTE FUNCTION platform.note_change();
CREATE TRIGGER warehouse_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON locations.warehouse
  FOR EACH STATEMENT EXECUTE FUNCTION platform.note_change();
