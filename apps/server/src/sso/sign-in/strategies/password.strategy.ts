import type { Request } from 'express';
import { Strategy } from 'passport-local';

import type { CheckPassword } from '../../accounts/index.js';
import type { SignInAttempt } from './sign-in-attempt.js';

/** passport-local with our check. The user it finds is an account's id; a failure is a fault. */
export const passwordStrategy = (checkPassword: CheckPassword): Strategy =>
  new Strategy(
    { usernameField: 'email', passReqToCallback: true, session: false },
    (request: Request, email: string, password: string, done) => {
      const { ip, deviceCookie } = request as unknown as SignInAttempt;
      checkPassword.run({ email: email.trim(), password, ip, deviceCookie }).then(
        (result) => (result.ok ? done(null, { accountId: result.value }) : done(null, false)),
        (error: unknown) => done(error),
      );
    },
  );
