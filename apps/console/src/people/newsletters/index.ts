import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./NewsletterList.js')).NewsletterList }));
const show = lazy(async () => ({ default: (await import('./NewsletterPage.js')).NewsletterPage }));
const segmentList = lazy(async () => ({ default: (await import('./SavedSegmentList.js')).SavedSegmentList }));
const create = lazy(async () => ({ default: (await import('./NewNewsletterPage.js')).NewNewsletterPage }));

export { NEWSLETTER_FACES } from './newsletter-face.js';
export const newsletterSegments = { name: 'newsletter-segments', list: segmentList };
export const newsletters = { name: 'newsletters', list, show, create };
