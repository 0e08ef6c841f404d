import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { INSTALLER_MESSAGES, InstallerForm, nothingTyped } from '../../../installers';
import { standingStyles as standing } from '../../../shell/forms';
import { readCustomer } from '../../../sso';
import { PageLink } from '../../../shell/controls';

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
  return (
    <div className={`l-wrap ${standing.page}`}>
      <div className={standing.head}>
        <p>
          <PageLink href="/installers">Installer program</PageLink>
        </p>
        <h1>Register your shop</h1>
        <p className="t-muted">It takes ten minutes. You can change it until we start our review.</p>
      </div>
      <InstallerForm initial={initial} messages={INSTALLER_MESSAGES} amended={null} />
    </div>
  );
}
