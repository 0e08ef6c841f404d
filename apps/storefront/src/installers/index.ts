export {
  BecomeInstaller,
  ForgetDraft,
  hasInstallerApplication,
  INSTALLER_MESSAGES,
  InstallerApplyView,
  InstallerForm,
  InstallerSentView,
  InstallerStatus,
  nothingTyped,
  readOwnInstallerApplication,
  readOwnInstallerApplications,
  readStoreImage,
  typedBefore,
} from './applications';
export { readShop, readShopsNear, shopSortOf, ShopView, TireShopsView } from './shops';
