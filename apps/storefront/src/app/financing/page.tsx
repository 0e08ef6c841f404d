import type { Metadata } from 'next';
import { Financing, readLenders } from '../../carts';

export const metadata: Metadata = {
  title: 'Financing',
  description: 'Pay for your tires over time with a lender of your choice, and save with some of them.',
  alternates: { canonical: '/financing' },
};

export default async function FinancingPage() {
  return <Financing {...await readLenders()} />;
}
