export { PASSWORD_HASHING } from './password-hashing.js';
export { returnPathOf } from './return-path.js';
