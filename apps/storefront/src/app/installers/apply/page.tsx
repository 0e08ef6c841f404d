import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { InstallerApplyView, nothingTyped } from '../../../installers';
import { readCustomer } from '../../../sso';

export const metadata: Metadata = {
  title: 'Register your shop',
  description: 'The registration for the installer program. No account needed.',
};

export default async function InstallerApplyPage() {
  const initial = {
    problem: null,
    errors: {},
    typed: nothingTyped(await readCustomer()),
    sendKey: randomUUID(),
    attempt: 0,
  };
  return <InstallerApplyView initial={initial} />;
}
