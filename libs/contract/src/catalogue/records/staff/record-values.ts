import { RECORD_FORMS, RECORD_KINDS, type RecordField } from '@simpletread/domain';
import { z } from 'zod';

import { instantSchema, versionSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';

const LONGEST_TEXT = 4000;
const MOST_FIELDS = 40;

/** A field's value; the domain has each kind's rules. */
export const fieldValueSchema = z.union([z.string().max(LONGEST_TEXT), z.number(), z.boolean(), z.null()]);

/** A record's fields by name. */
export const recordValuesSchema = z
  .record(z.string().max(60), fieldValueSchema)
  .refine((values) => Object.keys(values).length <= MOST_FIELDS, { message: 'has too many fields' });

const allFields = RECORD_KINDS.flatMap((kind) => RECORD_FORMS[kind].fields);

const namesOf = (fields: readonly RecordField[]): string[] => [...new Set(fields.map(({ name }) => name))];

const filterNames = [
  ...namesOf(allFields.filter(({ isFilter }) => isFilter === true)),
  ...RECORD_KINDS.flatMap((kind) => (RECORD_FORMS[kind].alsoFilters ?? []).map(({ name }) => name)),
];

/** The list filters of every kind; each kind uses its own. */
export const RECORD_FILTERS: Readonly<Record<string, z.ZodOptional<typeof fieldValueSchema>>> =
  Object.fromEntries([...new Set(filterNames)].map((name) => [name, fieldValueSchema.optional()]));

export interface RecordFilterValues {
  readonly q?: string | undefined;
  readonly [field: string]: z.output<typeof fieldValueSchema> | undefined;
}

/** A list filter in a request body. */
export const recordFilter = shape({
  q: z.string().max(100).optional(),
  ...RECORD_FILTERS,
}) as unknown as z.ZodType<RecordFilterValues, RecordFilterValues>;

/** The sort orders of lists; one that a kind lacks sorts by name. */
export const RECORD_SORTS = [
  'label',
  'updatedAt',
  'id',
  ...namesOf(allFields.filter(({ isListed, isKey }) => isListed === true || isKey === true)),
] as const;

/** A record as lists and forms show it. */
export const recordRow = shape({
  id: z.string(),
  label: z.string(),
  version: versionSchema,
  values: recordValuesSchema,
  updatedAt: instantSchema,
});

export type RecordRow = z.output<typeof recordRow>;
