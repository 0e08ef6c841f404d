-- Brands, product lines, the tires of each line in each size, and their stock.
CREATE SCHEMA catalogue;

CREATE TABLE catalogue.brand (
  slug        text PRIMARY KEY,
  name        text NOT NULL,
  owner       text,
  tier        text,
  confidence  text NOT NULL,
  updated_at  timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE catalogue.category (
  id    smallint PRIMARY KEY,
  name  text NOT NULL UNIQUE,
  slug  text NOT NULL UNIQUE
);
INSERT INTO catalogue.category (id, name, slug) VALUES
  (1, 'All Season', 'all-season'), (2, 'Performance', 'performance'), (3, 'Winter', 'winter'),
  (4, 'All Terrain', 'all-terrain'), (5, 'Highway', 'highway'), (6, 'Mud Terrain', 'mud-terrain'),
  (7, 'Racing', 'racing'), (8, 'UHP', 'uhp'), (10, 'Summer', 'summer'), (11, 'Touring', 'touring'),
  (13, 'All Weather', 'all-weather'), (20, 'Track Competition', 'track-competition');

CREATE TABLE catalogue.tire_size (
  code                 text PRIMARY KEY,
  slug                 text NOT NULL UNIQUE,
  kind                 text NOT NULL,
  width                numeric(6, 2),
  aspect               numeric(6, 2),
  rim_in               numeric(5, 2) NOT NULL,
  overall_diameter_in  numeric(5, 1) NOT NULL,
  load_range           text,
  typical_load_index   smallint,
  dual_load_index      smallint,
  oe_fitment_count     integer NOT NULL DEFAULT 0
);
CREATE INDEX tire_size_rim ON catalogue.tire_size (rim_in);

CREATE TABLE catalogue.product_line (
  id                       uuid PRIMARY KEY,
  brand_slug               text NOT NULL REFERENCES catalogue.brand (slug),
  slug                     text NOT NULL,
  name                     text NOT NULL,
  category_id              smallint NOT NULL REFERENCES catalogue.category (id),
  vehicle_type             text NOT NULL,
  description              text NOT NULL,
  utqg_treadwear           integer,
  warranty_miles           integer,
  has_snowflake            boolean NOT NULL DEFAULT false,
  score_long_lasting       numeric(3, 1) CHECK (score_long_lasting BETWEEN 0 AND 10),
  score_handling           numeric(3, 1) CHECK (score_handling BETWEEN 0 AND 10),
  score_traction           numeric(3, 1) CHECK (score_traction BETWEEN 0 AND 10),
  score_durability         numeric(3, 1) CHECK (score_durability BETWEEN 0 AND 10),
  score_overall            numeric(3, 1) CHECK (score_overall BETWEEN 0 AND 10),
  rating                   numeric(2, 1) CHECK (rating BETWEEN 1 AND 5),
  review_count             integer NOT NULL DEFAULT 0 CHECK (review_count >= 0),
  image_key                text NOT NULL,
  is_our_pick              boolean NOT NULL DEFAULT false,
  confidence               text NOT NULL,
  version                  integer NOT NULL DEFAULT 1,
  updated_at               timestamptz NOT NULL DEFAULT now(),
  UNIQUE (brand_slug, slug)
);
CREATE INDEX product_line_category ON catalogue.product_line (category_id);
CREATE INDEX product_line_name ON catalogue.product_line USING gin (name gin_trgm_ops);

CREATE TABLE catalogue.tire (
  id                       uuid PRIMARY KEY,
  item_number              integer NOT NULL UNIQUE,
  line_id                  uuid NOT NULL REFERENCES catalogue.product_line (id),
  size_code                text NOT NULL REFERENCES catalogue.tire_size (code),
  load_index               smallint,
  dual_load_index          smallint,
  speed_symbol             text,
  load_range               text NOT NULL,
  is_extra_load            boolean NOT NULL DEFAULT false,
  is_run_flat              boolean NOT NULL DEFAULT false,
  utqg                     text,
  warranty_miles           integer,
  weight_lb                numeric(6, 1) NOT NULL CHECK (weight_lb > 0),
  max_load_lb              integer NOT NULL CHECK (max_load_lb > 0),
  max_pressure_psi         smallint,
  tread_depth_32nds        numeric(4, 1),
  is_oversized             boolean NOT NULL DEFAULT false,
  price_in_cents           bigint NOT NULL CHECK (price_in_cents > 0),
  road_hazard_in_cents     bigint NOT NULL CHECK (road_hazard_in_cents >= 0),
  status                   text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'discontinued')),
  version                  integer NOT NULL DEFAULT 1,
  updated_at               timestamptz NOT NULL DEFAULT now(),
  UNIQUE NULLS NOT DISTINCT (line_id, size_code, load_index, speed_symbol, load_range)
);
CREATE INDEX tire_size_code ON catalogue.tire (size_code) WHERE status = 'active';
CREATE INDEX tire_line ON catalogue.tire (line_id);

CREATE TABLE catalogue.stock_level (
  tire_id         uuid NOT NULL REFERENCES catalogue.tire (id),
  warehouse_code  text NOT NULL REFERENCES locations.warehouse (code),
  available       integer NOT NULL CHECK (available >= 0),
  held            integer NOT NULL DEFAULT 0 CHECK (held >= 0),
  updated_at      timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tire_id, warehouse_code)
) WITH (fillfactor = 80);

-- One row for each quantity taken out of `available`: held while a payment runs, then sold or released.
CREATE TABLE catalogue.stock_allocation (
  id              uuid PRIMARY KEY,
  owner_kind      text NOT NULL CHECK (owner_kind IN ('checkout', 'order')),
  owner_id        uuid NOT NULL,
  tire_id         uuid NOT NULL,
  warehouse_code  text NOT NULL,
  quantity        integer NOT NULL CHECK (quantity > 0),
  state           text NOT NULL CHECK (state IN ('held', 'sold', 'released', 'returned')),
  expires_at      timestamptz,
  created_at      timestamptz NOT NULL DEFAULT now(),
  updated_at      timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (tire_id, warehouse_code) REFERENCES catalogue.stock_level (tire_id, warehouse_code)
);
CREATE INDEX stock_allocation_owner ON catalogue.stock_allocation (owner_id);
CREATE INDEX stock_allocation_expiry ON catalogue.stock_allocation (expires_at) WHERE state = 'held';
CREATE INDEX stock_allocation_level ON catalogue.stock_allocation (tire_id, warehouse_code);

-- Every change of a stock level, so that levels can be proved from their history.
CREATE TABLE catalogue.stock_movement (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tire_id         uuid NOT NULL,
  warehouse_code  text NOT NULL,
  quantity        integer NOT NULL CHECK (quantity <> 0),
  reason          text NOT NULL CHECK (reason IN ('opening', 'hold', 'release', 'cancel', 'return', 'receipt', 'correction')),
  reference       text,
  at              timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (tire_id, warehouse_code) REFERENCES catalogue.stock_level (tire_id, warehouse_code)
);
CREATE INDEX stock_movement_level ON catalogue.stock_movement (tire_id, warehouse_code);
CREATE TRIGGER stock_movement_append_only BEFORE UPDATE OR DELETE ON catalogue.stock_movement
  FOR EACH ROW EXECUTE FUNCTION platform.refuse_change();
