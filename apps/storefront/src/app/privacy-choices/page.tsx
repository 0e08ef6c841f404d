import type { Metadata } from 'next';
import { ConsentForm, StoredValueTable } from '../../sso';
import { readConsentFacts } from '../../shell/stored-values';
import { PageLink } from '../../shell/controls';

export const metadata: Metadata = { title: 'Privacy choices', robots: { index: false } };

export default async function PrivacyChoicesPage() {
  return (
    <div className="l-wrap" style={{ paddingBlock: '48px', display: 'grid', gap: 32 }}>
      <h1>Your privacy choices</h1>
      <ConsentForm facts={await readConsentFacts()} />
      <p>
        With an account you can also{' '}
        <PageLink href="/account/privacy">get a copy of your data, or have it erased</PageLink>.
      </p>
      <StoredValueTable />
    </div>
  );
}
