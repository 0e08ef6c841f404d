import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

import { LoginPages } from './pages/login-pages.js';
import { addLook } from './pages/look.js';
import { PasskeyPages } from './pages/passkey-pages.js';
import { PasswordPages } from './pages/password-pages.js';
import { ProfilePages } from './pages/profile-pages.js';
import { RegisterPages } from './pages/register-pages.js';
import { SessionPages } from './pages/session-pages.js';
import { UsersSession } from './users-session.js';

/** Everything on the provider's origin that is not the engine's. */
@Injectable()
export class OwnRoutes {
  private readonly parts: readonly { add(server: FastifyInstance): void }[];

  constructor(
    login: LoginPages,
    register: RegisterPages,
    password: PasswordPages,
    profile: ProfilePages,
    sessions: SessionPages,
    passkeys: PasskeyPages,
    usersSession: UsersSession,
  ) {
    this.parts = [login, register, password, profile, sessions, passkeys, usersSession];
  }

  async add(server: FastifyInstance): Promise<void> {
    for (const part of this.parts) part.add(server);
    await addLook(server);
  }
}
