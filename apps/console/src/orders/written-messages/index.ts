import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./PreparedTextList.js')).PreparedTextList }));

export { WriteButton } from './WriteButton.js';

export const preparedTexts = { name: 'prepared-texts', list };
