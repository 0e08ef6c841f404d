import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./MacroList.js')).MacroList }));

export { BulkActions } from './BulkActions.js';
export { BulkMessage } from './BulkMessage.js';
export { MacroButton } from './MacroButton.js';

export const macros = { name: 'macros', list };
