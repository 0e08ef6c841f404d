import { unsafeLinks } from '../../content/index.js';
import type { Fault } from '../../result/index.js';
import { cutText } from '../../text/index.js';
import { LOAD_RANGES, SPEED_SYMBOLS } from '../tires/index.js';
import type { FieldOption, RecordField, RecordValues } from './field-rule.js';
import type { RecordForm } from './record-form.js';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Pages of a brand that a line with this slug would hide. */
const BRAND_PAGES: readonly unknown[] = ['categories', 'reviews', 'types'];
/** Brand addresses may end in this; it may be left out. */
const ENDING = '-tires';
const LONGEST_LINK = 80;
const MOST_PRICE_CENTS = 2_000_000;
const MOST_WARRANTY_MILES = 200_000;

const same = (values: readonly string[]): readonly FieldOption[] =>
  values.map((value) => ({ value, label: value }));

/** The performance categories, as in the database table. */
export const CATEGORY_OPTIONS: readonly FieldOption[] = [
  { value: 1, label: 'All Season' },
  { value: 2, label: 'Performance' },
  { value: 3, label: 'Winter' },
  { value: 4, label: 'All Terrain' },
  { value: 5, label: 'Highway' },
  { value: 6, label: 'Mud Terrain' },
  { value: 7, label: 'Racing' },
  { value: 8, label: 'UHP' },
  { value: 10, label: 'Summer' },
  { value: 11, label: 'Touring' },
  { value: 13, label: 'All Weather' },
  { value: 20, label: 'Track Competition' },
];

const VEHICLE_TYPES = same([
  'Passenger',
  'SUV/Crossover',
  'Light Truck',
  'Commercial Truck',
  'Commercial Van',
  'Trailer',
  'ATV/UTV/Golf/Lawn',
]);

/** Confidence in a fact: from the maker or several sources, or from one. */
export const CONFIDENCES = same(['high', 'medium', 'low']);

const number = (
  name: string,
  label: string,
  [min, max, decimals = 0]: readonly [number, number, number?],
): RecordField => ({ name, label, rule: { kind: 'number', min, max, decimals } });

const optional = (field: RecordField): RecordField => ({ ...field, isOptional: true });

const flag = (name: string, label: string): RecordField => ({ name, label, rule: { kind: 'flag' } });

/** The record's key in tables, price rules and imports. */
const keySlug: RecordField = {
  name: 'slug',
  label: 'Key',
  rule: { kind: 'text', max: 80, pattern: SLUG },
  isKey: true,
};

/** The page's address in the shop. Earlier addresses redirect to it. */
const address: RecordField = {
  name: 'address',
  label: 'Address',
  rule: { kind: 'text', max: 80, pattern: SLUG },
  beginsAs: 'slug',
  isSingle: true,
  isListed: true,
};

const warranty = optional(number('warrantyMiles', 'Warranty, miles', [0, MOST_WARRANTY_MILES]));

/** A tire: a product line in one size and rating. */
export const TIRE_FORM: RecordForm = {
  noun: 'tire',
  nouns: 'tires',
  isAddable: false,
  isRemovable: false,
  alsoFilters: [
    { name: 'brandSlug', label: 'Brand' },
    { name: 'categoryId', label: 'Category' },
    { name: 'lineId', label: 'Line' },
    { name: 'sizeCode', label: 'Size' },
  ],
  fields: [
    { ...number('itemNumber', 'Item', [1, 2_000_000_000]), isKey: true, isListed: true, isFilter: true },
    {
      name: 'priceInCents',
      label: 'Price',
      rule: { kind: 'money', min: 100, max: MOST_PRICE_CENTS },
      isListed: true,
    },
    {
      name: 'roadHazardInCents',
      label: 'Road hazard',
      rule: { kind: 'money', min: 0, max: MOST_PRICE_CENTS },
    },
    {
      name: 'status',
      label: 'Status',
      rule: { kind: 'choice', options: same(['active', 'discontinued']) },
      isListed: true,
      isFilter: true,
    },
    optional(number('loadIndex', 'Load index', [0, 279])),
    optional(number('dualLoadIndex', 'Load index, dual', [0, 279])),
    optional({ name: 'speedSymbol', label: 'Speed', rule: { kind: 'choice', options: same(SPEED_SYMBOLS) } }),
    { name: 'loadRange', label: 'Load range', rule: { kind: 'choice', options: same(LOAD_RANGES) } },
    flag('isExtraLoad', 'Extra load'),
    flag('isRunFlat', 'Run flat'),
    optional({
      name: 'utqg',
      label: 'UTQG',
      rule: { kind: 'text', max: 12, pattern: /^\d{2,4} (AA|A|B|C) (A|B|C)$/ },
    }),
    warranty,
    number('weightLb', 'Weight, lb', [0.1, 9999, 1]),
    number('maxLoadLb', 'Max load, lb', [1, 40_000]),
    optional(number('maxPressurePsi', 'Max pressure, psi', [1, 200])),
    optional(number('treadDepth32nds', 'Tread, 32nds', [0, 100, 1])),
    flag('isOversized', 'Oversized'),
  ],
};

/** A product line: what all its sizes share. */
export const LINE_FORM: RecordForm = {
  noun: 'product line',
  nouns: 'product lines',
  isAddable: true,
  isRemovable: false,
  fields: [
    {
      name: 'brandSlug',
      label: 'Brand',
      rule: { kind: 'text', max: 80, pattern: SLUG },
      isKey: true,
      isFilter: true,
    },
    keySlug,
    address,
    { name: 'name', label: 'Name', rule: { kind: 'text', max: 80 }, isSingle: true },
    {
      name: 'categoryId',
      label: 'Category',
      rule: { kind: 'choice', options: CATEGORY_OPTIONS },
      isListed: true,
      isFilter: true,
    },
    {
      name: 'vehicleType',
      label: 'For',
      rule: { kind: 'choice', options: VEHICLE_TYPES },
      isListed: true,
      isFilter: true,
    },
    { name: 'description', label: 'Text', rule: { kind: 'text', max: 4000, isLong: true }, isSingle: true },
    optional(number('utqgTreadwear', 'Treadwear', [0, 2000])),
    warranty,
    flag('hasSnowflake', 'Snowflake'),
    {
      name: 'imageKey',
      label: 'Picture',
      rule: { kind: 'text', max: 80, pattern: SLUG },
    },
    { name: 'confidence', label: 'Data', rule: { kind: 'choice', options: CONFIDENCES } },
  ],
  check: ({ address: at }) =>
    BRAND_PAGES.includes(at) ? { code: 'records.addressReserved', data: {} } : null,
};

const brandFault = ({ slug, address: at, description }: RecordValues): Fault | null => {
  if (at !== slug && String(at).endsWith(ENDING)) return { code: 'records.addressReserved', data: {} };
  const [href] = unsafeLinks(String(description ?? ''));
  return href === undefined
    ? null
    : { code: 'article.linkUnsafe', data: { href: cutText(href, LONGEST_LINK) } };
};

/** A brand. */
export const BRAND_FORM: RecordForm = {
  noun: 'brand',
  nouns: 'brands',
  isAddable: true,
  isRemovable: false,
  fields: [
    keySlug,
    address,
    { name: 'name', label: 'Name', rule: { kind: 'text', max: 80 }, isSingle: true },
    optional({
      name: 'description',
      label: 'Page text, in article format',
      rule: { kind: 'text', max: 4000, isLong: true },
      isSingle: true,
    }),
    optional({ name: 'owner', label: 'Owner', rule: { kind: 'text', max: 120 }, isListed: true }),
    optional({
      name: 'tier',
      label: 'Tier',
      rule: { kind: 'choice', options: same(['premium', 'mid', 'value']) },
      isListed: true,
      isFilter: true,
    }),
    { name: 'confidence', label: 'Data', rule: { kind: 'choice', options: CONFIDENCES }, isListed: true },
  ],
  check: brandFault,
};

/** A tire size. Its dimensions follow from its code, so the form asks only for load data. */
export const SIZE_FORM: RecordForm = {
  noun: 'tire size',
  nouns: 'tire sizes',
  isAddable: false,
  isRemovable: false,
  fields: [
    { name: 'code', label: 'Size', rule: { kind: 'text', max: 40 }, isKey: true },
    { ...number('overallDiameterIn', 'Diameter, in', [5, 60, 1]), isListed: true },
    optional({
      name: 'loadRange',
      label: 'Load range',
      rule: { kind: 'choice', options: same(LOAD_RANGES) },
      isListed: true,
    }),
    { ...optional(number('typicalLoadIndex', 'Load index', [0, 279])), isListed: true },
    optional(number('dualLoadIndex', 'Load index, dual', [0, 279])),
    { ...number('oeFitmentCount', 'Factory fitments', [0, 1_000_000]), isListed: true },
  ],
};
