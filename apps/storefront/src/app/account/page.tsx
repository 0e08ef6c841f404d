import type { Metadata } from 'next';
import { isActing } from '../../acting/read-acting';
import { signInUrl } from '../../api/addresses';
import { AccountHome } from '../../features/account/AccountHome';
import { hasInstallerApplication } from '../../features/installer-application/read-installer-applications';
import { readStanding } from '../../features/standing/read-standing';
import { readCsrfToken, requireCustomer } from '../../session/customer';

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
