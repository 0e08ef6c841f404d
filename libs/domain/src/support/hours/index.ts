export {
  isSupportOpen,
  type OpenHours,
  SUPPORT_HOURS,
  supportDay,
  type SupportTeam,
  supportHours,
  type SupportStatus,
} from './support-hours.js';
export { addSupportMinutes, type SupportCalendar, supportMinutesBetween } from './support-time.js';
export { openHoursText, supportWeekLines } from './support-week-lines.js';
