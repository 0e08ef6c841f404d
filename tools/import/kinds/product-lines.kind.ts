import { imageKeyOf } from '../image-key.js';
import { importKind, key, once, value } from '../import-kind.js';
import { isForElectric } from '../electric-lines.js';
import { describeLine } from '../line-description.js';
import { namedId } from '../named-id.js';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * `product-lines.csv`: the brands' lines, without sizes. Description, picture and the electric-vehicle mark are written once and may be
 * edited.
 */
export const productLines = importKind({
  name: 'product-lines',
  header: [
    'brand',
    'line',
    'brand_slug',
    'line_slug',
    'category',
    'category_id',
    'vehicle_type',
    'utqg_treadwear',
    'warranty_miles',
    'three_peak_snowflake',
    'confidence',
  ],
  table: 'catalogue.product_line',
  columns: [
    once('id', 'uuid'),
    key('brand_slug'),
    key('slug'),
    value('name'),
    value('category_id', 'integer'),
    value('vehicle_type'),
    value('utqg_treadwear', 'integer'),
    value('warranty_miles', 'integer'),
    value('has_snowflake', 'boolean'),
    value('confidence'),
    once('is_for_electric', 'boolean'),
    once('description'),
    once('image_key'),
  ],
  references: [
    { column: 'brand_slug', table: 'catalogue.brand', key: 'slug', noun: 'brand' },
    { column: 'category_id', table: 'catalogue.category', key: 'id', noun: 'category' },
  ],
  onChange: ['updated_at = now()', 'version = t.version + 1'],
  read: (cells) => {
    const brandSlug = cells.matching('brand_slug', SLUG, 'a slug');
    const slug = cells.matching('line_slug', SLUG, 'a slug');
    const line = {
      id: namedId('product-line', [brandSlug, slug]),
      brand: cells.required('brand'),
      name: cells.required('line'),
      categoryId: cells.integer('category_id', { min: 1, max: 99 }),
      vehicleType: cells.required('vehicle_type'),
      warrantyMiles: cells.optionalInteger('warranty_miles', { min: 1_000, max: 150_000 }),
    };
    return {
      id: line.id,
      brand_slug: brandSlug,
      slug,
      name: line.name,
      category_id: line.categoryId,
      vehicle_type: line.vehicleType,
      utqg_treadwear: cells.optionalInteger('utqg_treadwear', { min: 0, max: 1_000 }),
      warranty_miles: line.warrantyMiles,
      has_snowflake: cells.flag('three_peak_snowflake', false),
      confidence: cells.oneOf('confidence', ['high', 'medium']),
      is_for_electric: isForElectric(brandSlug, slug),
      description: describeLine(line),
      image_key: imageKeyOf(line),
    };
  },
});
