import type { Metadata } from 'next';
import { CartView } from '../../features/cart/CartView';
import { readCart } from '../../features/cart/read-cart';

export const metadata: Metadata = { title: 'Your cart', robots: { index: false } };

export default async function CartPage() {
  return <CartView cart={await readCart()} />;
}
