export { AccountStandings } from './account-standings.js';
export { AccountTypesModule } from './account-types.module.js';
export type { AccountGrantRow } from './account-grant.entity.js';
export { AccountGrantRepository } from './grants/account-grant.repository.js';
export { type StoredGrant } from './grants/account-grant.js';
export { ApplicationListReader } from './staff/application-list.reader.js';
