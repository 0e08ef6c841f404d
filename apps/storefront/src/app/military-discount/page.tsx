import type { Metadata } from 'next';
import { loginHref, MilitaryDiscount, outcomeOf, readStanding } from '../../sso';
import { textOf } from '../../shell/paths';

export const metadata: Metadata = {
  title: 'Military discount',
  description: '5% more off for the military; students and teachers are verified too.',
  alternates: { canonical: '/military-discount' },
};

export default async function MilitaryDiscountPage({ searchParams }: PageProps<'/military-discount'>) {
  return (
    <MilitaryDiscount
      standing={await readStanding()}
      outcome={outcomeOf(textOf(await searchParams, 'outcome'))}
      loginHref={loginHref('/military-discount')}
    />
  );
}
