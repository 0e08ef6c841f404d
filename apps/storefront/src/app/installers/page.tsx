import type { Metadata } from 'next';
import { BecomeInstaller } from '../../installers';

export const metadata: Metadata = {
  title: 'Become an installer',
  description: 'Mount tires that shoppers near you buy: $15 to $24 per tire, paid within 48 hours.',
  alternates: { canonical: '/installers' },
};

export default function InstallersPage() {
  return <BecomeInstaller />;
}
