import type { AccountTypeName } from './account-type.js';

/** Price groups of accounts [R1.12]. The price engine computes their prices. */
export const PRICE_GROUPS = [
  'retail',
  'member',
  'fleet',
  'partner',
  'special-order',
  'wholesale',
  'employee',
] as const;

export type PriceGroup = (typeof PRICE_GROUPS)[number];

const USUAL: Readonly<Record<AccountTypeName, PriceGroup>> = {
  Wholesale: 'wholesale',
  Fleet: 'fleet',
  'Partner Program': 'partner',
  'Special Order': 'special-order',
  EPP: 'employee',
  'Employee Buying': 'employee',
  'Retail Member': 'member',
  'Sales Tool': 'retail',
  Retail: 'retail',
};

/** Returns an account type's price group, unless another one was agreed. */
export const usualPriceGroup = (type: AccountTypeName): PriceGroup => USUAL[type];
