import { lazy } from 'react';

export const ExplainPricePage = lazy(async () => ({
  default: (await import('./ExplainPricePage.js')).ExplainPricePage,
}));
export { MissedPromotions, PriceParts } from './PriceParts.js';
export { explainPath, orderDraft, orderLineNames, promotionDraft } from './question.js';
