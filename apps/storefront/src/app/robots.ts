import type { MetadataRoute } from 'next';
import { CHECKOUT_PATH } from '../shell/paths';
import { absolute } from '../shell/search-engines';

// One build serves every address of the shop.
export const dynamic = 'force-dynamic';

const OF_ONE_SHOPPER = [
  '/cart',
  '/delays',
  '/exchanges',
  '/swaps',
  CHECKOUT_PATH,
  '/account',
  '/location',
  '/login',
  '/logout',
  '/quotes',
  '/register',
];
const OF_STAFF = ['/acting', '/preview'];
/** Endless: searches and combinations of compared tires. */
const ENDLESS = ['/search?', '/compare?', '/guided-shopping?'];

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: [...OF_ONE_SHOPPER, ...OF_STAFF, ...ENDLESS, '/api/'],
    },
    sitemap: absolute('/sitemap.xml'),
  };
}
