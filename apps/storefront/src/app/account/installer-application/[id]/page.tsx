import { isInstallerApplicationAmendable } from '@simpletread/domain';
import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AccountFrame, requireCustomer } from '../../../../sso';
import {
  INSTALLER_MESSAGES,
  InstallerForm,
  readOwnInstallerApplication,
  typedBefore,
} from '../../../../installers';

export const metadata: Metadata = { title: 'Change your application', robots: { index: false } };

export default async function AmendInstallerApplicationPage({
  params,
}: PageProps<'/account/installer-application/[id]'>) {
  const { id } = await params;
  const page = `/account/installer-application/${encodeURIComponent(id)}`;
  await requireCustomer(page);
  const application = await readOwnInstallerApplication(id);
  if (!isInstallerApplicationAmendable(application.state)) redirect('/account/installer-application');
  const { version, hasImage } = application;
  return (
    <AccountFrame title="Change your application" lead={application.details.company}>
      <InstallerForm
        initial={{
          problem: null,
          errors: {},
          typed: typedBefore(application),
          sendKey: randomUUID(),
          attempt: 0,
        }}
        messages={INSTALLER_MESSAGES}
        amended={{ id, version, image: hasImage ? `${page}/image` : null }}
      />
    </AccountFrame>
  );
}
