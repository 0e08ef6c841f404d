import type { Metadata } from 'next';
import { loginHref, MilitaryDiscount, outcomeOf, readStanding } from '../../sso';
import { textOf } from '../../shell/paths';

export const metadata: Metadata = {
  title: 'Military discount',
  description: 'An extra 5% off for the military. Students and teachers can be verified too.',
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
