import { lazy } from 'react';

const list = lazy(async () => ({ default: (await import('./NewsletterList.js')).NewsletterList }));
const show = lazy(async () => ({ default: (await import('./NewsletterPage.js')).NewsletterPage }));
const create = lazy(async () => ({ default: (await import('./NewNewsletterPage.js')).NewNewsletterPage }));

export { NEWSLETTER_FACES } from './newsletter-face.js';
export const newsletters = { name: 'newsletters', list, show, create };
