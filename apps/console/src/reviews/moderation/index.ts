import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./ReviewQueue.js')).ReviewQueue }));
const show = lazy(async () => ({ default: (await import('./ReviewPage.js')).ReviewPage }));

export const reviews = { name: 'reviews', list, show };
export { REVIEW_FACES } from './review-face.js';
