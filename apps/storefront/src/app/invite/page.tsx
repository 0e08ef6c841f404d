import { getMyReferrals } from '@simpletread/contract';
import type { Metadata } from 'next';
import { shopperClient } from '../../shell/api';
import { Invite } from '../../pricing';
import { loginHref, readCustomer } from '../../sso';
import { storefrontUrl } from '../../shell/config';

export const metadata: Metadata = {
  title: 'Invite friends',
  description: 'Friends get a percentage off their first tires. You get a gift card once they are delivered.',
};

export default async function InvitePage() {
  const isSignedIn = (await readCustomer()) !== null;
  const referrals = isSignedIn ? await (await shopperClient()).call(getMyReferrals, {}) : null;
  return (
    <Invite
      referrals={referrals}
      origin={storefrontUrl()}
      loginHref={loginHref('/invite')}
      registerHref="/register?returnTo=%2Finvite"
    />
  );
}
