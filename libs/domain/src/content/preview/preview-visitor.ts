import { GUEST, type PriceShopper } from '../../pricing/index.js';
import { ACCOUNT_TYPES, usualPriceGroup } from '../../sso/index.js';

/** The visitor that staff preview: a guest, or a customer of one account type. */
export const PREVIEW_VISITORS = ['Guest', ...ACCOUNT_TYPES, 'SimpleCrew'] as const;

export type PreviewVisitor = (typeof PREVIEW_VISITORS)[number];

/** Returns the previewed buyer for pricing. There is no account behind it, so account-only facts are a guest's. */
export const previewShopper = (visitor: PreviewVisitor): PriceShopper => {
  if (visitor === 'Guest') return GUEST;
  if (visitor === 'SimpleCrew') return { ...GUEST, isCrewMember: true };
  return { ...GUEST, accountTypes: [visitor], priceGroup: usualPriceGroup(visitor) };
};
