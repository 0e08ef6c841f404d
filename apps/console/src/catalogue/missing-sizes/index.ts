import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./MissingSizeList.js')).MissingSizeList }));

export const missingSizes = { name: 'missing-sizes', list };
