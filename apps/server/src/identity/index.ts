export { IdentityModule } from './identity.module.js';
export { hashPassword } from './password.js';
