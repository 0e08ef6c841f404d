import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./MessageList.js')).MessageList }));
const show = lazy(async () => ({ default: (await import('./MessagePage.js')).MessagePage }));

export { CHANNEL_LABELS, messageFace } from './message-row.js';
export { MailPreview } from './MailPreview.js';
export { PillChoice } from './PillChoice.js';
export { SendAgainButton } from './SendAgainButton.js';

export const messages = { name: 'messages', list, show };
