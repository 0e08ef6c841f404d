import type { ComponentProps } from 'react';
import { PageLink } from '../../shell/controls';
import { standingStyles as styles } from '../../shell/form';
import { INSTALLER_MESSAGES } from './installer-messages';
import { InstallerForm } from './InstallerForm';

/** Registration of a shop for the installer program. */
export const InstallerApplyView = ({ initial }: Pick<ComponentProps<typeof InstallerForm>, 'initial'>) => (
  <div className={`l-wrap ${styles.page}`}>
    <div className={styles.head}>
      <p>
        <PageLink href="/installers">Installer program</PageLink>
      </p>
      <h1>Register your shop</h1>
      <p className="t-muted">It takes about ten minutes. You can change it until our review starts.</p>
    </div>
    <InstallerForm initial={initial} messages={INSTALLER_MESSAGES} amended={null} />
  </div>
);
