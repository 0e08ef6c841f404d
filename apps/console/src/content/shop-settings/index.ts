import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./SettingsPage.js')).SettingsPage }));

export const shopSettings = { name: 'shop-settings', list };
