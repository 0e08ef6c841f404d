import type { Metadata } from 'next';
import { SALE_PAGES, SalePageView } from '../../../catalogue';

const { title, description, href } = SALE_PAGES.blackFriday;

export const metadata: Metadata = { title, description, alternates: { canonical: href } };

export default function BlackFridayPage() {
  return <SalePageView sale="blackFriday" />;
}
