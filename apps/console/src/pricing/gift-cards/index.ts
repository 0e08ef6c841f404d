import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./GiftCardList.js')).GiftCardList }));
const show = lazy(async () => ({ default: (await import('./GiftCardPage.js')).GiftCardPage }));

export const giftCards = { name: 'gift-cards', list, show };
