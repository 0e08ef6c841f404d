export {
  isSupportOpen,
  type OpenHours,
  SUPPORT_HOURS,
  type SupportTeam,
  supportHours,
  type SupportStatus,
} from './support-hours.js';
export { supportWeekLines } from './support-week-lines.js';
