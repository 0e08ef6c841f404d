import { importKind, key, value } from '../import-kind.js';

/** `brands.csv`: the makers of tires. `route_slug` and `n_lines` follow from other rows and are not stored. */
export const brands = importKind({
  name: 'brands',
  header: ['brand', 'slug', 'route_slug', 'owner_or_group', 'tier', 'n_lines', 'confidence'],
  table: 'catalogue.brand',
  columns: [key('slug'), value('name'), value('owner'), value('tier'), value('confidence')],
  onChange: ['updated_at = now()'],
  read: (cells) => ({
    slug: cells.matching('slug', /^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug'),
    name: cells.required('brand'),
    owner: cells.optional('owner_or_group'),
    tier: cells.oneOf('tier', ['', 'premium', 'mid', 'value']) || null,
    confidence: cells.oneOf('confidence', ['high', 'medium', 'name only']),
  }),
});
