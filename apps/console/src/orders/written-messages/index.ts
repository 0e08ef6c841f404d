import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./SavedReplyList.js')).SavedReplyList }));

export { WriteButton } from './WriteButton.js';

export const savedReplies = { name: 'saved-replies', list };
