import { PASSWORD_HASHING } from '@simpletread/domain';
import argon2 from 'argon2';

const SETTING = {
  type: argon2.argon2id,
  memoryCost: PASSWORD_HASHING.memoryInKib,
  timeCost: PASSWORD_HASHING.passes,
  parallelism: PASSWORD_HASHING.lanes,
} as const;

/** The hash to keep of a password, with its salt and setting in it. */
export const hashPassword = (password: string): Promise<string> => argon2.hash(password, SETTING);

let decoyHash: Promise<string> | null = null;

/**
 * True if `password` matches `hash`. Without a hash it does the same work and returns false, so timing doesn't reveal
 * if an account exists.
 */
export const isPassword = async (password: string, hash: string | null): Promise<boolean> => {
  if (hash !== null) return argon2.verify(hash, password);
  decoyHash ??= hashPassword('nobody signs in with this');
  await argon2.verify(await decoyHash, password);
  return false;
};

/** A hash of `password` in today's setting where `hash` has another, which would take another time to check; else null. */
export const renewedHash = async (password: string, hash: string): Promise<string | null> =>
  argon2.needsRehash(hash, SETTING) ? hashPassword(password) : null;
