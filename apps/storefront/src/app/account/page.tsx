import type { Metadata } from 'next';
import { AccountHome, isActing, readCsrfToken, readStanding, requireCustomer } from '../../sso';
import { signInUrl } from '../../shell/config';
import { hasInstallerApplication } from '../../installers';

export const metadata: Metadata = { title: 'Account', robots: { index: false } };

export default async function AccountPage() {
  const customer = await requireCustomer('/account');
  return (
    <AccountHome
      customer={customer}
      greeting={(await readStanding())?.greeting ?? null}
      hasInstallerApplication={await hasInstallerApplication()}
      csrf={await readCsrfToken()}
      signInUrl={signInUrl()}
      isActing={await isActing()}
    />
  );
}
