import type { Metadata } from 'next';
import { CoverageStep } from '../../../carts';

export const metadata: Metadata = { title: 'Coverage' };

export default function ServicesPage() {
  return <CoverageStep />;
}
