import { importKind, key, value } from '../import-kind.js';

/** `zips.csv`: every ZIP code and its position. Military ones have none. */
export const zips = importKind({
  name: 'zips',
  header: [
    'zip',
    'city',
    'state',
    'county',
    'lat',
    'lng',
    'is_military',
    'is_territory',
    'is_contiguous',
    'source',
  ],
  table: 'locations.zip',
  columns: [
    key('zip'),
    value('city'),
    value('state'),
    value('county'),
    value('lat', 'double precision'),
    value('lng', 'double precision'),
    value('is_military', 'boolean'),
    value('is_territory', 'boolean'),
    value('is_contiguous', 'boolean'),
  ],
  read: (cells) => ({
    zip: cells.matching('zip', /^\d{5}$/, 'a ZIP code of five digits'),
    city: cells.required('city'),
    state: cells.matching('state', /^[A-Z]{2}$/, 'a state code'),
    county: cells.optional('county'),
    lat: cells.optionalDecimal('lat', { min: -90, max: 90 }),
    lng: cells.optionalDecimal('lng', { min: -180, max: 180 }),
    is_military: cells.flag('is_military'),
    is_territory: cells.flag('is_territory'),
    is_contiguous: cells.flag('is_contiguous'),
  }),
});
