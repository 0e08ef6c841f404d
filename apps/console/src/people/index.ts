export { customers } from './customers/index.js';
export { NEWSLETTER_FACES, newsletters, newsletterSegments } from './newsletters/index.js';
