import { PASSWORD_HASHING } from '@simpletread/domain';
import argon2 from 'argon2';

/** Hashes as the server does: another setting would take another time to check, and tell who was seeded. */
export const hashPassword = (password: string): Promise<string> =>
  argon2.hash(password, {
    type: argon2.argon2id,
    memoryCost: PASSWORD_HASHING.memoryInKib,
    timeCost: PASSWORD_HASHING.passes,
    parallelism: PASSWORD_HASHING.lanes,
  });
