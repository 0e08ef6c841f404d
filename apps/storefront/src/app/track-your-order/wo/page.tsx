import type { Metadata } from 'next';
import { WorkOrderFinder } from '../../../orders';

export const metadata: Metadata = { title: 'Work order', robots: { index: false } };

export default function WorkOrderPage() {
  return <WorkOrderFinder />;
}
