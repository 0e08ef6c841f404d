import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { readGlobals } from '../../api/globals';
import { CheckoutHeader } from '../../features/checkout/CheckoutHeader';

export const metadata: Metadata = { robots: { index: false, follow: false } };

export default async function CheckoutLayout({ children }: { children: ReactNode }) {
  const { customerServiceNumber } = await readGlobals();
  return (
    <>
      <CheckoutHeader phone={customerServiceNumber} />
      {children}
    </>
  );
}
