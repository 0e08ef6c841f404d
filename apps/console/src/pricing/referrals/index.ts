import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./ReferralList.js')).ReferralList }));

export const referrals = { name: 'referrals', list };
