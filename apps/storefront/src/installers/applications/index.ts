export { BecomeInstaller } from './BecomeInstaller';
export { ForgetDraft } from './ForgetDraft';
export { InstallerApplyView } from './InstallerApplyView';
export { InstallerForm } from './InstallerForm';
export { InstallerSentView } from './InstallerSentView';
export { InstallerStatus } from './InstallerStatus';
export { INSTALLER_MESSAGES } from './installer-messages';
export { nothingTyped, typedBefore } from './installer-typed';
export {
  hasInstallerApplication,
  readOwnInstallerApplication,
  readOwnInstallerApplications,
  readStoreImage,
} from './read-installer-applications';
