export { ClaimPage } from './ClaimPage';
export { readClaims } from './read-claims';
