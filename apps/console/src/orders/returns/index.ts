import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./list/ReturnList.js')).ReturnList }));
const show = lazy(async () => ({ default: (await import('./page/ReturnPage.js')).ReturnPage }));

export const returns = { name: 'returns', list, show };
export { OrderReturnsPanel } from './OrderReturnsPanel.js';
export { StartReturn } from './start/index.js';
export { RETURN_FACES } from './return-face.js';
