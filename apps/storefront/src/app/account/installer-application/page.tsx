import type { Metadata } from 'next';
import { ForgetDraft } from '../../../features/installer-application/ForgetDraft';
import { InstallerStatus } from '../../../features/installer-application/InstallerStatus';
import { readOwnInstallerApplications } from '../../../features/installer-application/read-installer-applications';
import { requireCustomer } from '../../../session/customer';

export const metadata: Metadata = { title: 'Installer program', robots: { index: false } };

export default async function InstallerApplicationPage({
  searchParams,
}: PageProps<'/account/installer-application'>) {
  const { isEmailProved } = await requireCustomer('/account/installer-application');
  const { sent } = await searchParams;
  return (
    <>
      {sent !== undefined && <ForgetDraft />}
      <InstallerStatus applications={await readOwnInstallerApplications()} isUnproved={!isEmailProved} />
    </>
  );
}
