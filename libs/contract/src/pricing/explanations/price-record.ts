import { ACCOUNT_TYPES, PRICE_GROUPS, type PriceRecord, VERIFIED_GROUPS } from '@simpletread/domain';
import { z } from 'zod';

import { instantSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

/** The price list that a line's price comes from, in words. */
export const listNote = shape({
  lineId: z.string(),
  priceListId: z.string(),
  name: z.string(),
  entry: z.string(),
  tiers: z.array(z.string()),
});

/** A promotion that did not apply, and the reason. */
export const missNote = shape({ promotionId: z.string(), name: z.string(), reason: z.string() });

/** A person's uses of a promotion limited per customer. */
export const usesOfPromotion = shape({ promotionId: z.string().max(60), times: z.int().min(1) });

/** The record stored with an order's price; see `PriceRecord` of the domain. */
export const priceRecord = shape({
  at: instantSchema,
  buyer: shape({
    accountTypes: z.array(z.enum(ACCOUNT_TYPES)),
    priceGroup: z.enum(PRICE_GROUPS),
    isCrewMember: z.boolean(),
    verifiedGroups: z.array(z.enum(VERIFIED_GROUPS)),
    isTaxExempt: z.boolean(),
    isFirstOrder: z.boolean().nullable(),
    uses: z.array(usesOfPromotion),
  }),
  zip: z.string().nullable(),
  paymentMethod: z.string().nullable(),
  couponCode: z.string().nullable(),
  lists: z.array(listNote),
  missed: z.array(missNote),
  missedLeftOut: z.int(),
});

export type PriceRecordReply = z.output<typeof priceRecord>;

const own = <T extends object>(values: readonly T[]): T[] => values.map((value) => ({ ...value }));

/** Returns a record in its reply form. */
export const priceRecordReply = ({ buyer, lists, missed, ...rest }: PriceRecord): PriceRecordReply => ({
  ...rest,
  buyer: {
    ...buyer,
    accountTypes: [...buyer.accountTypes],
    verifiedGroups: [...buyer.verifiedGroups],
    uses: own(buyer.uses),
  },
  lists: lists.map((note) => ({ ...note, tiers: [...note.tiers] })),
  missed: own(missed),
});
