import type { Metadata } from 'next';
import { SALE_PAGES, SalePageView } from '../../../catalogue';

const { title, description, href } = SALE_PAGES.cyberMonday;

export const metadata: Metadata = { title, description, alternates: { canonical: href } };

export default function CyberMondayPage() {
  return <SalePageView sale="cyberMonday" />;
}
