-- Brands and lines may stand at another address in the shop. Their keys (slug) stay, as price rules, past orders and tables name them
-- by these; every address that one ever had is its own for ever and leads to where it stands now. Decision record 52.
ALTER TABLE catalogue.brand ADD COLUMN address text;
UPDATE catalogue.brand SET address = slug;
ALTER TABLE catalogue.brand ALTER COLUMN address SET NOT NULL;

ALTER TABLE catalogue.product_line ADD COLUMN address text;
UPDATE catalogue.product_line SET address = slug;
ALTER TABLE catalogue.product_line ALTER COLUMN address SET NOT NULL;

CREATE TABLE catalogue.brand_address (
  address     text PRIMARY KEY,
  brand_slug  text NOT NULL REFERENCES catalogue.brand (slug) ON DELETE CASCADE,
  held_since  timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX brand_address_brand ON catalogue.brand_address (brand_slug);

-- The address of a line stands behind that of its brand, so it is told apart within the brand alone.
CREATE TABLE catalogue.line_address (
  brand_slug  text NOT NULL,
  address     text NOT NULL,
  line_id     uuid NOT NULL REFERENCES catalogue.product_line (id) ON DELETE CASCADE,
  held_since  timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (brand_slug, address)
);
CREATE INDEX line_address_line ON catalogue.line_address (line_id);

INSERT INTO catalogue.brand_address (address, brand_slug) SELECT address, slug FROM catalogue.brand;
INSERT INTO catalogue.line_address (brand_slug, address, line_id) SELECT brand_slug, address, id FROM catalogue.product_line;

-- Who says no address, such as the importer, gets the key for one.
CREATE FUNCTION catalogue.begin_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.address := coalesce(NEW.address, NEW.slug);
  RETURN NEW;
END $$;
CREATE TRIGGER brand_begins BEFORE INSERT ON catalogue.brand FOR EACH ROW EXECUTE FUNCTION catalogue.begin_address();
CREATE TRIGGER product_line_begins BEFORE INSERT ON catalogue.product_line
  FOR EACH ROW EXECUTE FUNCTION catalogue.begin_address();

CREATE FUNCTION catalogue.hold_brand_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue.brand_address AS held (address, brand_slug) VALUES (NEW.address, NEW.slug)
  ON CONFLICT (address) DO UPDATE SET held_since = held.held_since WHERE held.brand_slug = EXCLUDED.brand_slug;
  IF NOT FOUND THEN
    RAISE unique_violation USING MESSAGE = 'another brand has or had this address', CONSTRAINT = 'brand_address_held';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER brand_stands AFTER INSERT ON catalogue.brand FOR EACH ROW EXECUTE FUNCTION catalogue.hold_brand_address();
CREATE TRIGGER brand_moves AFTER UPDATE OF address ON catalogue.brand
  FOR EACH ROW WHEN (OLD.address IS DISTINCT FROM NEW.address) EXECUTE FUNCTION catalogue.hold_brand_address();

CREATE FUNCTION catalogue.hold_line_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue.line_address AS held (brand_slug, address, line_id) VALUES (NEW.brand_slug, NEW.address, NEW.id)
  ON CONFLICT (brand_slug, address) DO UPDATE SET held_since = held.held_since WHERE held.line_id = EXCLUDED.line_id;
  IF NOT FOUND THEN
    RAISE unique_violation USING MESSAGE = 'another line of the brand has or had this address', CONSTRAINT = 'line_address_held';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER product_line_stands AFTER INSERT ON catalogue.product_line
  FOR EACH ROW EXECUTE FUNCTION catalogue.hold_line_address();
CREATE TRIGGER product_line_moves AFTER UPDATE OF address ON catalogue.product_line
  FOR EACH ROW WHEN (OLD.address IS DISTINCT FROM NEW.address) EXECUTE FUNCTION catalogue.hold_line_address();
