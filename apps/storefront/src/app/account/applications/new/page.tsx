import { APPLICABLE_TYPES } from '@simpletread/domain';
import type { Metadata } from 'next';
import { AccountFrame, ApplicationForm, requireCustomer } from '../../../../sso';
import { textOf } from '../../../../shell/paths';

export const metadata: Metadata = { title: 'Apply for a business account', robots: { index: false } };

export default async function NewApplicationPage({ searchParams }: PageProps<'/account/applications/new'>) {
  const asked = textOf(await searchParams, 'type');
  const type = APPLICABLE_TYPES.find((known) => known === asked) ?? null;
  const query = type === null ? '' : `?type=${encodeURIComponent(type)}`;
  await requireCustomer(`/account/applications/new${query}`);
  return (
    <AccountFrame
      title="Apply for a business account"
      lead="We review it within two business days and email you at each step."
    >
      <ApplicationForm type={type} />
    </AccountFrame>
  );
}
