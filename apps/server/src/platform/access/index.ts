export type { AuthenticatedStaff, StaffCredentials, StaffPrincipal } from './staff-authenticator.js';
export { StaffAuthenticator } from './staff-authenticator.js';
