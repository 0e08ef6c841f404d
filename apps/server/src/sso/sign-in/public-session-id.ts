import { createHash } from 'node:crypto';

const CHARACTERS = 22;

/** The id of a sign-in session that others may see: it tells one session from another and opens nothing. */
export const publicSessionId = (sid: string): string =>
  createHash('sha256').update(`users session ${sid}`).digest('base64url').slice(0, CHARACTERS);
