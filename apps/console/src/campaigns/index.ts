import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./calendar/CalendarPage.js')).CalendarPage }));
const show = lazy(async () => ({ default: (await import('./record/CampaignPage.js')).CampaignPage }));
const create = lazy(async () => ({ default: (await import('./record/NewCampaignPage.js')).NewCampaignPage }));

export const campaigns = { name: 'campaigns', list, show, create };
