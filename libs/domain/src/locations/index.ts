export { distanceMiles, type LatLng } from './distance.js';
export {
  isSupportOpen,
  SUPPORT_HOURS,
  type SupportDesk,
  supportHours,
  type SupportStatus,
} from './support-hours.js';
