/** What a customer's account may be, as the product names it; the order is that of precedence, strongest first. */
export const ACCOUNT_TYPES = [
  'Wholesale',
  'Fleet',
  'Partner Program',
  'Special Order',
  'EPP',
  'Employee Buying',
  'Retail Member',
  'Sales Tool',
  'Retail',
] as const;

export type AccountTypeName = (typeof ACCOUNT_TYPES)[number];

/** The type of every account that was given no other. */
export const DEFAULT_ACCOUNT_TYPE = 'Retail' satisfies AccountTypeName;

/** `types` without repetition, strongest first; those of an account without any are the default one. */
export const rankedAccountTypes = (
  types: readonly AccountTypeName[],
): readonly [AccountTypeName, ...AccountTypeName[]] => {
  const [first, ...rest] = ACCOUNT_TYPES.filter((type) => types.includes(type));
  return first === undefined ? [DEFAULT_ACCOUNT_TYPE] : [first, ...rest];
};

/** What may stand beside prices [R6.02]. */
export const PRICE_LABELS = ['Fleet price', 'Special pricing', 'Partner price', 'SimpleCrew price'] as const;

export type PriceLabel = (typeof PRICE_LABELS)[number];

const LABELS: Readonly<Record<AccountTypeName, PriceLabel | null>> = {
  Wholesale: 'Special pricing',
  Fleet: 'Fleet price',
  'Partner Program': 'Partner price',
  'Special Order': 'Special pricing',
  EPP: 'Special pricing',
  'Employee Buying': 'Special pricing',
  'Retail Member': 'Special pricing',
  'Sales Tool': null,
  Retail: null,
};

/** What stands beside the prices that a customer sees [R6.02]; null where they are everybody's. */
export const priceLabelOf = (
  types: readonly AccountTypeName[],
  isSimpleCrewMember: boolean,
): PriceLabel | null =>
  LABELS[rankedAccountTypes(types)[0]] ?? (isSimpleCrewMember ? 'SimpleCrew price' : null);

/** The line that greets a customer whose account has prices of its own [R6.02]; null for every other. */
export const priceGreeting = (firstName: string, label: PriceLabel | null): string | null =>
  label === null ? null : `Hi ${firstName}, special pricing from your account is on.`;
