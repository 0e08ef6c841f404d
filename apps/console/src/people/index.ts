export { customers } from './customers/index.js';
export { NEWSLETTER_FACES, newsletters } from './newsletters/index.js';
