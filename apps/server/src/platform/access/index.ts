export { ActingVisits } from './acting-visits.js';
export type { ProvedChannel } from './channel-proofs.js';
export { ChannelProofs } from './channel-proofs.js';
export type { ActingStaff, CustomerPrincipal } from './customer-authenticator.js';
export { CustomerAuthenticator } from './customer-authenticator.js';
export type { Preview } from './previews.js';
export { Previews } from './previews.js';
export type { AuthenticatedStaff, StaffCredentials, StaffPrincipal } from './staff-authenticator.js';
export { StaffAuthenticator } from './staff-authenticator.js';
