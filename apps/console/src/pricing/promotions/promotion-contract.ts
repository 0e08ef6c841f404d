import { createPromotion } from '@simpletread/contract';

import { formContract } from '../../shell/form/index.js';
import { promotionInput } from './promotion-form.js';

/** Fields of the body that the form names otherwise. */
const NAMES: readonly (readonly [path: RegExp, field: string])[] = [
  [/^definition\.benefit\.amountInCents/, 'amount'],
  [/^definition\.benefit\.ratePpm/, 'percent'],
  [/^definition\.benefit\.capInCents/, 'cap'],
  [/^definition\.conditions\.minSubtotalInCents/, 'minSubtotal'],
  [/^definition\.conditions\.zipPrefixes/, 'zips'],
  // An error of a vehicle appears at its first field.
  [/^definition\.conditions\.vehicles\.(\d+).*/, 'vehicles.$1.makeSlug'],
  [/^definition\.limits\.budgetInCents/, 'budget'],
  [/^definition\.exclusivityGroup/, 'group'],
  [/^definition\.(?:benefit|conditions|limits)\./, ''],
  [/^definition\./, ''],
];

const fieldOf = (path: string): string => {
  const [pattern, field] = NAMES.find(([one]) => one.test(path)) ?? [/^/, ''];
  return path.replace(pattern, field);
};

/** Checks a promotion by the contract. */
export const promotionContract = formContract({
  schema: createPromotion.body,
  inputOf: promotionInput,
  fieldOf,
});
