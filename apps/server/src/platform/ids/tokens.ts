import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** The form of every bearer token: 256 bits as 43 base64url characters. */
export const TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/;

/** A new 256-bit token as 43 base64url characters, for links and cookies. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The form in which a token is stored: SHA-256 as 64 hexadecimal characters. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
