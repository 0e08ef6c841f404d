/** Customer account types, with the product's names, in order of precedence, strongest first. */
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

/** The type of every account without another. */
export const DEFAULT_ACCOUNT_TYPE = 'Retail' satisfies AccountTypeName;

/** Returns `types` without duplicates, strongest first; the default type if there are none. */
export const rankedAccountTypes = (
  types: readonly AccountTypeName[],
): readonly [AccountTypeName, ...AccountTypeName[]] => {
  const [first, ...rest] = ACCOUNT_TYPES.filter((type) => types.includes(type));
  return first === undefined ? [DEFAULT_ACCOUNT_TYPE] : [first, ...rest];
};

/** Labels shown with prices [R6.02]. */
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

/** Returns the label for a customer's prices [R6.02]; null for regular prices. */
export const priceLabelOf = (
  types: readonly AccountTypeName[],
  isSimpleCrewMember: boolean,
): PriceLabel | null =>
  LABELS[rankedAccountTypes(types)[0]] ?? (isSimpleCrewMember ? 'SimpleCrew price' : null);

/** Returns the greeting for a customer with special prices [R6.02]; null for all others. */
export const priceGreeting = (firstName: string, label: PriceLabel | null): string | null =>
  label === null ? null : `Hi ${firstName}, special pricing from your account is on.`;
