export { AccountStandings } from './account-standings.js';
export { AccountTypesModule } from './account-types.module.js';
export type { StoredGrant } from './grants/account-grant.js';
export { AccountGrantRepository } from './grants/account-grant.repository.js';
