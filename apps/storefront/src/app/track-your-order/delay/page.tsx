import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { readGlobals } from '../../../content';
import { readTrackedDelay, TrackedDelay } from '../../../orders';

export const metadata: Metadata = { title: 'Your order is delayed', robots: { index: false } };

export default async function TrackedDelayPage() {
  const [tracked, globals] = await Promise.all([readTrackedDelay(), readGlobals()]);
  if (tracked === null) redirect('/track-your-order');
  return (
    <TrackedDelay tracked={tracked} phone={globals.customerServiceNumber} formKey={crypto.randomUUID()} />
  );
}
