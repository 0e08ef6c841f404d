import type { Metadata } from 'next';
import { PartnerProgramView } from '../../sso';

export const metadata: Metadata = {
  title: 'Partner program and business accounts',
  description: 'Special prices for shops, fleets and companies that buy many tires.',
  alternates: { canonical: '/partner-program' },
};

export default PartnerProgramView;
