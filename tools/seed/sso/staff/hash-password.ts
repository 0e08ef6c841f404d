import { PASSWORD_HASHING } from '@simpletread/domain';
import argon2 from 'argon2';

/** Hashes with the server's settings: others would take a different time to check, and reveal seeded accounts. */
export const hashPassword = (password: string): Promise<string> =>
  argon2.hash(password, {
    type: argon2.argon2id,
    memoryCost: PASSWORD_HASHING.memoryInKib,
    timeCost: PASSWORD_HASHING.passes,
    parallelism: PASSWORD_HASHING.lanes,
  });
