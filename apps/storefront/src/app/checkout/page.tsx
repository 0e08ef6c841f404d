import { redirect } from 'next/navigation';

export default function Checkout() {
  redirect('/checkout/shipping');
}
