import type { Metadata } from 'next';
import { CoverageStep } from '../../../features/checkout/CoverageStep';

export const metadata: Metadata = { title: 'Coverage' };

export default function ServicesPage() {
  return <CoverageStep />;
}
