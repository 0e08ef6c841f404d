import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./SubscriberList.js')).SubscriberList }));

export const subscribers = { name: 'subscribers', list };
