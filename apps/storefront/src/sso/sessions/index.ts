export { SignInLink } from './SignInLink';
export { SignOutForm } from './SignOutForm';
export { TabSync } from './TabSync';
export { beginAtProvider, toShop } from './begin';
export { checkSession } from './checked-session';
export { type Customer, loginHref, readCsrfToken, readCustomer, readUid, requireCustomer } from './customer';
export { landFromProvider } from './land';
export { forgetTrackingIds } from './personalization';
export { signOut } from './sign-out';
