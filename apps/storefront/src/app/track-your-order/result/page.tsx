import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { readGlobals } from '../../../api/globals';
import { readTracked } from '../../../features/tracking/tracked-order';
import { TrackingView } from '../../../features/tracking/TrackingView';

export const metadata: Metadata = { title: 'Your order', robots: { index: false } };

export default async function TrackingResultPage() {
  const [order, { customerServiceNumber }] = await Promise.all([readTracked(), readGlobals()]);
  if (order === null) redirect('/track-your-order');
  return <TrackingView order={order} phone={customerServiceNumber} now={new Date()} />;
}
