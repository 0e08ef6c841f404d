import { GUEST, type PriceShopper } from '../../pricing/index.js';
import { ACCOUNT_TYPES, usualPriceGroup } from '../../sso/index.js';

/** As whom staff look at the shop: somebody who has not signed in, or a customer whose account is of one kind. */
export const PREVIEW_VISITORS = ['Guest', ...ACCOUNT_TYPES, 'SimpleCrew'] as const;

export type PreviewVisitor = (typeof PREVIEW_VISITORS)[number];

/** Who buys in a preview, as prices see it. Nobody's account stands behind it, so what only an account has is a guest's. */
export const previewShopper = (visitor: PreviewVisitor): PriceShopper => {
  if (visitor === 'Guest') return GUEST;
  if (visitor === 'SimpleCrew') return { ...GUEST, isCrewMember: true };
  return { ...GUEST, accountTypes: [visitor], priceGroup: usualPriceGroup(visitor) };
};
