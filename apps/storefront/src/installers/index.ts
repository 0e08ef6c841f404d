export {
  BecomeInstaller,
  ForgetDraft,
  hasInstallerApplication,
  INSTALLER_MESSAGES,
  InstallerForm,
  InstallerStatus,
  nothingTyped,
  readOwnInstallerApplication,
  readOwnInstallerApplications,
  readStoreImage,
  typedBefore,
} from './applications';
export { NearbyShopList, readShopsNear, shopSortOf, shopsStyles } from './shops';
