import { getReferralOffer } from '@simpletread/contract';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { isRefusal, shopperClient } from '../../../shell/api';
import { readCart, takeOffer } from '../../../carts';
import { Offer } from '../../../pricing';
import { decodeEscapes } from '../../../shell/error-reports';

export const metadata: Metadata = { title: 'A friend invites you', robots: { index: false } };

const readOffer = async (code: string) => {
  try {
    return await (await shopperClient()).call(getReferralOffer, { params: { code } });
  } catch (error) {
    if (isRefusal(error, 'coupon.unknown', 'request.invalid')) notFound();
    throw error;
  }
};

export default async function OfferPage({ params }: PageProps<'/invite/[code]'>) {
  const { code } = await params;
  const [offer, cart] = await Promise.all([
    readOffer(decodeEscapes('invitation address decode', code) ?? notFound()),
    readCart(),
  ]);
  return <Offer offer={offer} hasCart={cart !== null} takeOffer={takeOffer} />;
}
