import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./calendar/CalendarPage.js')).CalendarPage }));
const show = lazy(async () => ({ default: (await import('./record/CampaignPage.js')).CampaignPage }));
const create = lazy(async () => ({ default: (await import('./record/NewCampaignPage.js')).NewCampaignPage }));

export const campaigns = { name: 'campaigns', list, show, create };
export { FooterLinksFields, FooterPromotionsFields } from './pieces/FooterFields.js';
export { PieceList } from './pieces/PieceList.js';
export { RulesInput } from './pieces/RulesInput.js';
export { withPieceIds } from './pieces/piece-ids.js';
export { StateChanges } from './record/StateChanges.js';
export { useRuleNames } from './record/use-rule-names.js';
