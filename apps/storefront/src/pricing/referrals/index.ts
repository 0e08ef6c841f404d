export { Advocate } from './Advocate';
export { Invite } from './Invite';
export { Offer } from './Offer';
