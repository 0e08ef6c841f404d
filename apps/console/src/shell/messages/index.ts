import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./MessageList.js')).MessageList }));
const show = lazy(async () => ({ default: (await import('./MessagePage.js')).MessagePage }));

export const messages = { name: 'messages', list, show };
