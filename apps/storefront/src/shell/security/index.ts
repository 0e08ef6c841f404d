export { contentSecurityPolicy } from './content-security-policy';
export { transportSecurity } from './transport-security';
