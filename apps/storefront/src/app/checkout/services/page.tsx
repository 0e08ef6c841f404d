import type { Metadata } from 'next';
import { RoadHazardStep } from '../../../carts';

export const metadata: Metadata = { title: 'Coverage' };

export default function ServicesPage() {
  return <RoadHazardStep />;
}
