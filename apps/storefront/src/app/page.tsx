import type { Metadata } from 'next';
import { readGlobals } from '../content';
import { readVariants } from '../insight';
import { HomeView, readShowcase } from '../catalogue';
import { JsonLd, organizationData, siteData } from '../shell/search-engines';
import { readShopper } from '../shell/shopper';

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
