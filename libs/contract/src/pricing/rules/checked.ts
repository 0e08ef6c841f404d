import { type Cents, cents, type FaultCode } from '@simpletread/domain';
import { z } from 'zod';

import { faultIssue } from '../../platform/faults/index.js';

type Data = Readonly<Record<string, string | number>>;

/** Returns a schema whose values must also pass `isGood`; others are refused with `code`, at the field. */
export const checked = <S extends z.ZodType>(
  schema: S,
  isGood: (value: z.output<S>) => boolean,
  code: FaultCode,
  data: Data = {},
) =>
  schema.superRefine((value, context) => {
    if (!isGood(value)) context.addIssue(faultIssue({ code, data }));
  });

const within =
  (least: number, most: number) =>
  (value: number): boolean =>
    value >= least && value <= most;

const MOST_CENTS = 9_999_999;
const WHOLE_RATE = 1_000_000;
const MOST_LIMIT = 1_000_000_000;

/** Above zero, and below $100,000.00. */
const someCents = (code: FaultCode, most: number) =>
  checked(z.int(), within(1, most), code).transform((amount): Cents => cents(amount));

export const amountField = someCents('pricing.amountInvalid', MOST_CENTS);
export const capField = someCents('pricing.capInvalid', MOST_CENTS);
export const budgetField = someCents('pricing.limitInvalid', MOST_LIMIT * 100);
export const limitField = checked(z.int(), within(1, MOST_LIMIT), 'pricing.limitInvalid');

/** Parts per million, above 0, at most 1,000,000. */
export const rateField = checked(z.int(), within(1, WHOLE_RATE), 'pricing.percentInvalid');

export const tiresField = (most: number) =>
  checked(z.int(), within(1, most), 'pricing.quantityInvalid', { max: most });

export const priorityField = checked(z.int(), within(0, 999), 'pricing.priorityInvalid');

export const nameField = checked(
  z.string().trim(),
  (name) => name.length >= 3 && name.length <= 120,
  'pricing.nameInvalid',
);

/** A submitted moment, or none. */
export const momentField = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .nullable();

/** For use as a refinement of an object with a window: its end is after its start. */
export const windowHolds = (
  { startsAt, endsAt }: { readonly startsAt: Date | null; readonly endsAt: Date | null },
  context: z.RefinementCtx,
): void => {
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt)
    context.addIssue(faultIssue({ code: 'pricing.windowInvalid', data: {} }, ['endsAt']));
};
