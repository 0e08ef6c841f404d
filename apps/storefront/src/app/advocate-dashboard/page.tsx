import { getMyReferrals, listMyGiftCards } from '@simpletread/contract';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { shopperClient } from '../../shell/api';
import { Advocate } from '../../pricing';
import { loginHref, readCustomer } from '../../sso';

export const metadata: Metadata = { title: 'Friends you invited', robots: { index: false } };

export default async function AdvocatePage() {
  if ((await readCustomer()) === null) redirect(loginHref('/advocate-dashboard'));
  const client = await shopperClient();
  const [referrals, { giftCards }] = await Promise.all([
    client.call(getMyReferrals, {}),
    client.call(listMyGiftCards, {}),
  ]);
  return <Advocate referrals={referrals} giftCards={giftCards} />;
}
