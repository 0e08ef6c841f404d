-- The size under which a tire is searched: P225/65R17 is searched as 225/65R17 (libs/domain/src/catalogue/tires/size/search-size.ts).
ALTER TABLE catalogue.tire ADD COLUMN search_size text NOT NULL
  GENERATED ALWAYS AS (replace(regexp_replace(size_code, '^P(?=[0-9])', ''), 'ZR', 'R')) STORED;
CREATE INDEX tire_search_size ON catalogue.tire (search_size) WHERE status = 'active';
