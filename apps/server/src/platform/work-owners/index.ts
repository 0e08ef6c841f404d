export { ENDING_CERTIFICATE } from './staff/ending-certificate.reader.js';
export { LeavingStaff } from './leaving-staff.js';
export { ownedBy, ownerOf, type WithOwner } from './owner-columns.js';
export { WorkOwnerRepository } from './work-owner.repository.js';
export { type SetOwner, SetWorkOwner } from './set-work-owner.js';
export { WorkOwnersModule } from './work-owners.module.js';
