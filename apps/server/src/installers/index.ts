export { InstallersModule } from './installers.module.js';
export {
  AppointmentBookings,
  AppointmentCalendar,
  type Asking,
  type WantedSlot,
} from './appointments/index.js';
export {
  ShopDirectory,
  canInstall,
  isInstallable,
  shopCardOf,
  type Shop,
  type ShopRow,
} from './shops/index.js';
export type { InstallerApplicationRow } from './applications/index.js';
