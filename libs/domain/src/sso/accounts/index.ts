export { CONFIRM_LINK_MINUTES, resetLinkMinutes } from './link-life.js';
