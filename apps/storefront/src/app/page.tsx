import type { Metadata } from 'next';
import { readGlobals } from '../api/globals';
import { readVariants } from '../features/analytics/read-variants';
import { HomeView } from '../features/home/HomeView';
import { readShowcase } from '../features/home/showcase';
import { JsonLd } from '../seo/JsonLd';
import { organizationData, siteData } from '../seo/site-data';
import { readShopper } from '../shopper/shopper';

export const metadata: Metadata = { alternates: { canonical: '/' } };

export default async function HomePage() {
  const [globals, shopper, variants] = await Promise.all([readGlobals(), readShopper(), readVariants()]);
  const phone = globals.customerServiceEnabled ? globals.customerServiceNumber.value : null;
  return (
    <>
      <JsonLd data={organizationData(phone)} />
      <JsonLd data={siteData()} />
      <HomeView
        globals={globals}
        shopper={shopper}
        showcase={await readShowcase(shopper)}
        variants={variants}
      />
    </>
  );
}
