export { VERIFIED_GROUPS, type VerifiedGroup, verifiedUntil } from './verified-group.js';
