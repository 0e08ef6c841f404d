export { RedirectsModule } from './redirects.module.js';
export { SlugRedirects } from './slug-redirects.js';
