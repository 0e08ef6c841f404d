import type { Metadata } from 'next';
import {
  AccountFrame,
  ErasureCard,
  ExportCard,
  privacyStyles as styles,
  readOwnPrivacy,
  requireCustomer,
} from '../../../sso';
import { PageLink } from '../../../shell/controls';

export const metadata: Metadata = { title: 'Your data', robots: { index: false } };

export default async function PrivacyPage() {
  await requireCustomer('/account/privacy');
  const { exports, erasure, blocks } = await readOwnPrivacy();
  const lead = (
    <>
      What we know about you is yours. You decide what your browser stores in{' '}
      <PageLink href="/privacy-choices">your privacy choices</PageLink>.
    </>
  );
  return (
    <AccountFrame title="Your data" lead={lead}>
      <div className={styles.cards}>
        <ExportCard exports={exports} formKey={crypto.randomUUID()} />
        <ErasureCard erasure={erasure} blocks={blocks} formKey={crypto.randomUUID()} />
      </div>
    </AccountFrame>
  );
}
