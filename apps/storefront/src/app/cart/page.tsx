import type { Metadata } from 'next';
import { CartView, readCart } from '../../carts';

export const metadata: Metadata = { title: 'Your cart', robots: { index: false } };

export default async function CartPage() {
  return <CartView cart={await readCart()} />;
}
