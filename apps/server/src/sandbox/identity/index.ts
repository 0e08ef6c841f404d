export { addIdentityPartner } from './identity-partner.js';
