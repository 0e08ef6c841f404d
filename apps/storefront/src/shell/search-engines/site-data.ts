import type { Organization, WebSite } from 'schema-dts';
import { absolute } from './absolute';

type Data<T> = Exclude<T, string>;

const ID = '#organization';

/** Returns the publisher, with the full organization on another page. */
export const organizationRef = (): Data<Organization> => ({
  '@type': 'Organization',
  '@id': absolute(`/${ID}`),
  name: 'SimpleTread',
  url: absolute('/'),
});

/** Returns the shop's organization for search engines, for the home page. */
export const organizationData = (phone: string | null): Data<Organization> => ({
  '@type': 'Organization',
  '@id': absolute(`/${ID}`),
  name: 'SimpleTread',
  url: absolute('/'),
  logo: absolute('/og/page/shop'),
  description: 'Tires with installation, fees and tax in one number.',
  ...(phone === null
    ? {}
    : {
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          telephone: `+1${phone}`,
          areaServed: 'US',
          availableLanguage: 'en',
        },
      }),
});

/** Returns the shop's name for search engines. */
export const siteData = (): Data<WebSite> => ({
  '@type': 'WebSite',
  name: 'SimpleTread',
  url: absolute('/'),
  publisher: { '@id': absolute(`/${ID}`) },
});
