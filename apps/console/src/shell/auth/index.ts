export { AcceptInvitationPage } from './AcceptInvitationPage.js';
export { AuthenticatorSetup } from './AuthenticatorSetup.js';
export { RecoveryCodes } from './RecoveryCodes.js';
export { SessionGate } from './SessionGate.js';
export { SignInPage } from './SignInPage.js';
export { authProvider } from './auth-provider.js';
export { ownFailure } from './passkey-failure.js';
export { isResource, RESOURCE_PERMISSIONS, type ResourceName } from './resource-permissions.js';
export { useCan } from './use-can.js';
