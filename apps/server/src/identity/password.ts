import argon2 from 'argon2';

// OWASP's second recommended setting for argon2id: 19 MiB, two passes, one lane.
const SETTING = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The hash to keep of a password, with its salt and setting in it. */
export const hashPassword = (password: string): Promise<string> => argon2.hash(password, SETTING);

let hashOfNobody: Promise<string> | null = null;

/**
 * Whether `password` is the one of `hash`. Without a hash the same work is done and the answer is false, so that the time
 * taken does not tell whether an account exists.
 */
export const isPassword = async (password: string, hash: string | null): Promise<boolean> => {
  if (hash !== null) return argon2.verify(hash, password);
  hashOfNobody ??= hashPassword('nobody signs in with this');
  await argon2.verify(await hashOfNobody, password);
  return false;
};
