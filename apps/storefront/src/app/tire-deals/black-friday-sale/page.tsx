import type { Metadata } from 'next';
import { SALE_PAGES } from '../../../features/deals/sale-pages';
import { SalePageView } from '../../../features/deals/SalePageView';

const { title, description, href } = SALE_PAGES.blackFriday;

export const metadata: Metadata = { title, description, alternates: { canonical: href } };

export default function BlackFridayPage() {
  return <SalePageView sale="blackFriday" />;
}
