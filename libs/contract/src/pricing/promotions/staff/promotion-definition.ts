import {
  ACCOUNT_TYPES,
  type AccountTypeName,
  DISCOUNT_TARGETS,
  FLAT_AMOUNT_UNITS,
  PRICE_GROUPS,
  type Promotion,
  STACKINGS,
  US_STATES,
  VERIFIED_GROUPS,
} from '@simpletread/domain';
import { z } from 'zod';

import { faultIssue } from '../../../platform/faults/index.js';
import { idSchema, slugSchema } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import {
  amountField,
  budgetField,
  capField,
  checked,
  limitField,
  priorityField,
  rateField,
  tiresField,
} from '../../rules/index.js';

const MOST_TIRES = 40;
const BUY_3_GET_1_TIRES = 4;
const MOST_LISTED = 500;

const sizeCode = z.string().min(3).max(40);
const categoryId = z.int().min(1).max(999);
const listOf = <S extends z.ZodType>(item: S) => z.array(item).max(MOST_LISTED).readonly();

const benefit = z.discriminatedUnion('type', [
  shape({
    type: z.literal('Flat Amount'),
    target: z.enum(DISCOUNT_TARGETS),
    amountInCents: amountField,
    unit: z.enum(FLAT_AMOUNT_UNITS),
  }),
  shape({
    type: z.literal('Percentage'),
    target: z.enum(DISCOUNT_TARGETS),
    ratePpm: rateField,
    capInCents: capField.nullable(),
  }),
  shape({ type: z.literal('Buy3Get1'), target: z.literal('tires') }),
  shape({ type: z.literal('Free'), target: z.enum(['installation', 'coverage']) }),
]);

const scope = shape({
  tireIds: listOf(idSchema),
  lineIds: listOf(idSchema),
  brandSlugs: listOf(slugSchema),
  categoryIds: listOf(categoryId),
  sizeCodes: listOf(sizeCode),
  exceptTireIds: listOf(idSchema),
  exceptBrandSlugs: listOf(slugSchema),
});

const year = z.int().min(1900).max(2100).nullable();

const vehicle = checked(
  shape({ makeSlug: slugSchema, modelSlug: slugSchema.nullable(), fromYear: year, toYear: year }),
  ({ fromYear, toYear }) => fromYear === null || toYear === null || fromYear <= toYear,
  'pricing.yearsInvalid',
);

const conditions = shape({
  minTires: tiresField(MOST_TIRES),
  minSubtotalInCents: amountField.nullable(),
  accountTypes: listOf(z.enum(ACCOUNT_TYPES as readonly [AccountTypeName, ...AccountTypeName[]])),
  priceGroups: listOf(z.enum(PRICE_GROUPS)),
  verifiedGroups: listOf(z.enum(VERIFIED_GROUPS)),
  isCrewOnly: z.boolean(),
  isFirstOrderOnly: z.boolean(),
  zipPrefixes: listOf(checked(z.string(), (text) => /^\d{1,5}$/.test(text), 'pricing.zipInvalid')),
  states: listOf(checked(z.string(), (code) => Object.hasOwn(US_STATES, code), 'contact.stateRequired')),
  paymentMethods: listOf(z.string().min(1).max(40)),
  vehicles: listOf(vehicle),
  needsInstallation: z.boolean(),
});

const limits = shape({
  uses: limitField.nullable(),
  usesPerCustomer: limitField.nullable(),
  budgetInCents: budgetField.nullable(),
});

/** A promotion's benefit, scope, conditions and limits: everything except its name, window and uses. */
export type PromotionDefinition = Omit<Promotion, 'promotionId' | 'name' | 'startsAt' | 'endsAt' | 'use'>;

const fields = shape({
  benefit,
  scope,
  conditions,
  needsCoupon: z.boolean(),
  priority: priorityField,
  exclusivityGroup: z.string().trim().min(1).max(60).nullable(),
  stacking: z.enum(STACKINGS),
  limits,
  isCoverageLinked: z.boolean(),
});

/** A definition as written and stored; its output is the domain's type. */
export const promotionDefinition = fields.superRefine((given, context) => {
  if (given.benefit.type === 'Buy3Get1' && given.conditions.minTires < BUY_3_GET_1_TIRES)
    context.addIssue(faultIssue({ code: 'pricing.setTooSmall', data: {} }, ['conditions', 'minTires']));
}) satisfies z.ZodType<PromotionDefinition>;
