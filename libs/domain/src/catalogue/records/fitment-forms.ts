import { LOAD_RANGES, SPEED_SYMBOLS } from '../tires/index.js';
import { CONFIDENCES } from './catalogue-forms.js';
import type { FieldOption, RecordField } from './field-rule.js';
import type { RecordForm } from './record-form.js';

const MAKE_CHARACTERS = 60;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;
const MOST_LOAD_INDEX = 279;

const same = (values: readonly string[]): readonly FieldOption[] =>
  values.map((value) => ({ value, label: value }));

const key = (name: string, label: string, max = MAKE_CHARACTERS): RecordField => ({
  name,
  label,
  rule: { kind: 'text', max },
  isKey: true,
});

const optionalKey = (name: string, label: string): RecordField => ({ ...key(name, label), isOptional: true });

const year = (name: string, label: string): RecordField => ({
  name,
  label,
  rule: { kind: 'number', min: FIRST_YEAR, max: LAST_YEAR, decimals: 0 },
  isKey: true,
});

const loadIndex = (name: string, label: string): RecordField => ({
  name,
  label,
  rule: { kind: 'number', min: 0, max: MOST_LOAD_INDEX, decimals: 0 },
  isOptional: true,
});

const speed = (name: string, label: string): RecordField => ({
  name,
  label,
  rule: { kind: 'choice', options: same(SPEED_SYMBOLS) },
  isOptional: true,
});

/** A vehicle as people name it. */
export const VEHICLE_FORM: RecordForm = {
  noun: 'vehicle',
  nouns: 'vehicles',
  isAddable: true,
  isRemovable: true,
  fields: [
    year('year', 'Year'),
    { ...key('make', 'Make'), isFilter: true },
    { ...key('model', 'Model'), isFilter: true },
    optionalKey('trim', 'Trim'),
    optionalKey('body', 'Body'),
    optionalKey('drive', 'Drive'),
    optionalKey('powertrain', 'Powertrain'),
    { name: 'vehicleType', label: 'Type', rule: { kind: 'text', max: 40 } },
    { name: 'isEv', label: 'Electric', rule: { kind: 'flag' } },
    { name: 'source', label: 'Source', rule: { kind: 'text', max: 60 } },
  ],
};

/** The maker's tires for a trim of a model over a span of years. A wrong record puts a wrong tire on a car. */
export const FITMENT_FORM: RecordForm = {
  noun: 'fitment',
  nouns: 'fitments',
  isAddable: true,
  isRemovable: true,
  needsReason: true,
  fields: [
    { ...key('make', 'Make'), isFilter: true },
    { ...key('model', 'Model'), isFilter: true },
    year('yearFrom', 'First year'),
    year('yearTo', 'Last year'),
    { ...optionalKey('trim', 'Trim') },
    { ...key('frontSize', 'Front size', 40), isListed: true, isFilter: true },
    { ...loadIndex('frontLoadIndex', 'Front load'), isListed: true },
    loadIndex('frontLoadIndexDual', 'Front load, dual'),
    { ...speed('frontSpeed', 'Front speed'), isListed: true },
    {
      name: 'loadRange',
      label: 'Load range',
      rule: { kind: 'choice', options: same(LOAD_RANGES) },
      isOptional: true,
    },
    { ...optionalKey('rearSize', 'Rear size'), isListed: true },
    loadIndex('rearLoadIndex', 'Rear load'),
    speed('rearSpeed', 'Rear speed'),
    {
      name: 'confidence',
      label: 'Data',
      rule: { kind: 'choice', options: CONFIDENCES.filter(({ value }) => value !== 'low') },
      isListed: true,
    },
  ],
  check: ({ yearFrom, yearTo, rearSize, rearLoadIndex, rearSpeed }) => {
    if (Number(yearFrom) > Number(yearTo)) return { code: 'records.yearsTurned', data: {} };
    const hasRear = (rearSize ?? null) !== null;
    return !hasRear && ((rearLoadIndex ?? null) !== null || (rearSpeed ?? null) !== null)
      ? { code: 'records.rearWithoutSize', data: {} }
      : null;
  },
};
