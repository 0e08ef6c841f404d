import { PRICE_ENTRY_SCOPES, PRICE_GROUPS, RULE_EVENTS, RULE_STATES } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import {
  centsSchema,
  deletedRecord,
  fileField,
  idSchema,
  instantSchema,
  listQuery,
  versionQuery,
  versionSchema,
} from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { rulePhaseSchema } from '../../promotions/index.js';
import {
  amountField,
  checked,
  momentField,
  nameField,
  rateField,
  tiresField,
  windowHolds,
} from '../../rules/index.js';

const MOST_TIRES = 1000;
const MOST_CHANGES = 1000;
const CSV_BYTES = 1_048_576;
const CSV_TYPES = ['text/csv', 'application/vnd.ms-excel', 'text/plain'];

export const PRICE_AUDIENCES = [...PRICE_GROUPS, 'simple-crew'] as const;

const byId = shape({ id: idSchema });

const priceListRow = shape({
  id: idSchema,
  name: z.string(),
  audience: z.enum(PRICE_AUDIENCES),
  state: z.enum(RULE_STATES),
  phase: rulePhaseSchema,
  startsAt: instantSchema.nullable(),
  endsAt: instantSchema.nullable(),
  entryCount: z.int(),
  campaignId: idSchema.nullable(),
  version: versionSchema,
  updatedAt: instantSchema,
});

export type PriceListRow = z.output<typeof priceListRow>;

const given = {
  name: nameField,
  audience: z.enum(PRICE_AUDIENCES),
  startsAt: momentField,
  endsAt: momentField,
};

export const listPriceLists = endpoint({
  id: 'admin.priceLists.list',
  method: 'GET',
  path: '/admin/price-lists',
  summary: 'Price lists of the price groups and of SimpleCrew.',
  access: staffAccess('pricing.read'),
  query: listQuery(['name', 'audience', 'startsAt', 'endsAt', 'updatedAt', 'id'], {
    q: z.string().max(100).optional(),
    audience: z.enum(PRICE_AUDIENCES).optional(),
    state: z.enum(RULE_STATES).optional(),
    phase: rulePhaseSchema.optional(),
    campaignId: idSchema.optional(),
  }),
  reply: z.array(priceListRow),
  isList: true,
  faults: [],
});

export const getPriceList = endpoint({
  id: 'admin.priceLists.get',
  method: 'GET',
  path: '/admin/price-lists/{id}',
  summary: 'A price list; its prices are a separate list.',
  access: staffAccess('pricing.read'),
  params: byId,
  reply: priceListRow,
  faults: ['record.missing'],
});

export const createPriceList = endpoint({
  id: 'admin.priceLists.create',
  method: 'POST',
  path: '/admin/price-lists',
  summary: 'Starts a price list as a draft, without prices.',
  access: staffAccess('pricing.change'),
  body: shape(given).superRefine(windowHolds),
  reply: priceListRow,
  status: 201,
  isIdempotent: true,
  faults: [],
});

export const changePriceList = endpoint({
  id: 'admin.priceLists.change',
  method: 'PUT',
  path: '/admin/price-lists/{id}',
  summary: 'Changes a price list’s name, audience or window.',
  access: staffAccess('pricing.change'),
  params: byId,
  body: shape({ version: versionSchema, ...given }).superRefine(windowHolds),
  reply: priceListRow,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale', 'pricing.stateRefused', 'pricing.inCampaign'],
});

export const deletePriceList = endpoint({
  id: 'admin.priceLists.delete',
  method: 'DELETE',
  path: '/admin/price-lists/{id}',
  summary: 'Deletes a draft price list, with its prices.',
  access: staffAccess('pricing.change'),
  params: byId,
  query: versionQuery,
  reply: deletedRecord,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale', 'record.notDraft', 'pricing.claimed'],
});

export const movePriceList = endpoint({
  id: 'admin.priceLists.move',
  method: 'POST',
  path: '/admin/price-lists/{id}/state',
  summary: 'Activates, pauses, resumes or archives a price list.',
  access: staffAccess('pricing.change'),
  params: byId,
  body: shape({ version: versionSchema, event: z.enum(RULE_EVENTS) }),
  reply: priceListRow,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale', 'pricing.stateRefused'],
});

const scope = z.enum(PRICE_ENTRY_SCOPES);

const priceRule = z.discriminatedUnion('kind', [
  shape({ kind: z.literal('fixed'), amountInCents: amountField }),
  shape({ kind: z.literal('percentOff'), ratePpm: rateField }),
  shape({ kind: z.literal('amountOff'), amountInCents: amountField }),
]);

/** A price as a row of the grid writes it. */
export const priceEntryInput = checked(
  shape({
    scope,
    /** The scope's key: an id, a slug, a size's code, or the name in the shop ("Brand Line"); empty for all. */
    key: z.string().max(120),
    minTires: tiresField(MOST_TIRES),
    rule: priceRule,
    startsAt: momentField,
    endsAt: momentField,
  }),
  ({ scope: about, key }) => (about === 'all') === (key === ''),
  'pricing.scopeInvalid',
).superRefine(windowHolds);

const priceEntry = shape({
  id: idSchema,
  priceListId: idSchema,
  scope,
  key: z.string(),
  /** The key's name; null if it no longer exists. */
  label: z.string().nullable(),
  minTires: z.int(),
  rule: z.discriminatedUnion('kind', [
    shape({ kind: z.literal('fixed'), amountInCents: centsSchema }),
    shape({ kind: z.literal('percentOff'), ratePpm: z.int() }),
    shape({ kind: z.literal('amountOff'), amountInCents: centsSchema }),
  ]),
  startsAt: instantSchema.nullable(),
  endsAt: instantSchema.nullable(),
});

export type PriceEntryReply = z.output<typeof priceEntry>;

export const listPriceEntries = endpoint({
  id: 'admin.priceEntries.list',
  method: 'GET',
  path: '/admin/price-entries',
  summary: 'The prices of a price list.',
  access: staffAccess('pricing.read'),
  query: listQuery(['scope', 'key', 'minTires', 'startsAt', 'id'], {
    priceListId: idSchema.optional(),
    scope: scope.optional(),
    q: z.string().max(100).optional(),
  }),
  reply: z.array(priceEntry),
  isList: true,
  faults: [],
});

const entryOutcome = shape({
  /** The row's position in the input: from 0 in a grid, the line number in a table. */
  row: z.int(),
  outcome: z.enum(['added', 'changed', 'same', 'removed', 'refused']),
  /** The fault of a refused row, in words; null otherwise. */
  problem: z.string().nullable(),
});

const entriesSaved = shape({
  /** False for a dry run, or if any row was refused: nothing was written. */
  isApplied: z.boolean(),
  rows: z.array(entryOutcome),
  counts: shape({
    added: z.int(),
    changed: z.int(),
    same: z.int(),
    removed: z.int(),
    refused: z.int(),
  }),
  priceList: priceListRow,
});

export type EntriesSaved = z.output<typeof entriesSaved>;
export type EntryOutcome = z.output<typeof entryOutcome>;

export const savePriceEntries = endpoint({
  id: 'admin.priceLists.saveEntries',
  method: 'PUT',
  path: '/admin/price-lists/{id}/entries',
  summary: 'Saves the changed rows of the grid, all or none; reports the result of each.',
  access: staffAccess('pricing.change'),
  params: byId,
  body: shape({
    version: versionSchema,
    /** True for a dry run that writes nothing. */
    isDryRun: z.boolean(),
    /** A row replaces the price of the same tires, quantity and start, if there is one. */
    entries: z.array(priceEntryInput).max(MOST_CHANGES),
    removedIds: z.array(idSchema).max(MOST_CHANGES),
  }),
  reply: entriesSaved,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale', 'pricing.stateRefused', 'pricing.tooManyEntries'],
});

const flagText = z.enum(['true', 'false']).transform((text) => text === 'true');

export const importPriceEntries = endpoint({
  id: 'admin.priceLists.import',
  method: 'POST',
  path: '/admin/price-lists/{id}/import',
  summary: 'Imports prices from a CSV table, all or none; a dry run writes nothing.',
  access: staffAccess('pricing.change'),
  params: byId,
  bodyFormat: 'form',
  body: shape({
    version: z.coerce.number().pipe(versionSchema),
    isDryRun: flagText,
    /** True to remove prices that the table doesn't name. */
    isReplacing: flagText,
    file: fileField({
      maxBytes: CSV_BYTES,
      mediaTypes: CSV_TYPES,
      faults: {
        missing: 'pricing.csvMissing',
        tooLarge: 'pricing.csvTooLarge',
        wrongType: 'pricing.csvType',
      },
    }),
  }),
  reply: entriesSaved,
  isIdempotent: true,
  faults: [
    'record.missing',
    'record.stale',
    'pricing.stateRefused',
    'pricing.tooManyEntries',
    'pricing.csvUnreadable',
  ],
});

/** A table to be saved as a file. */
export const csvFile = shape({ name: z.string(), mediaType: z.literal('text/csv'), text: z.string() });

export const exportPriceEntries = endpoint({
  id: 'admin.priceLists.export',
  method: 'GET',
  path: '/admin/price-lists/{id}/export',
  summary: 'A list’s prices as a CSV table that can be imported again.',
  access: staffAccess('pricing.read'),
  params: byId,
  reply: csvFile,
  faults: ['record.missing'],
});
