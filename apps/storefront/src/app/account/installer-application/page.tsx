import type { Metadata } from 'next';
import { ForgetDraft, InstallerStatus, readOwnInstallerApplications } from '../../../installers';
import { requireCustomer } from '../../../sso';

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
