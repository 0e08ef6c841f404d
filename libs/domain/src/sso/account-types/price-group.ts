import type { AccountTypeName } from './account-type.js';

/** Whose prices an account sees [R1.12]. What each comes to is the price engine's. */
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

/** The price group that goes with an account type unless another one was agreed. */
export const usualPriceGroup = (type: AccountTypeName): PriceGroup => USUAL[type];
