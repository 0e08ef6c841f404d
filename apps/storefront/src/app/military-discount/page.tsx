import type { Metadata } from 'next';
import { MilitaryDiscount } from '../../features/military-discount/MilitaryDiscount';
import { outcomeOf } from '../../features/military-discount/verification-outcome';
import { readStanding } from '../../features/standing/read-standing';
import { loginHref } from '../../session/customer';
import { textOf } from '../../url/search-params';

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
