export { newId } from './ids.js';
export { hashToken, newToken, TOKEN_PATTERN } from './tokens.js';
