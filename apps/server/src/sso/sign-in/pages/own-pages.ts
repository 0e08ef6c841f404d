import { Injectable } from '@nestjs/common';
import type { KoaContextWithOIDC } from 'oidc-provider';

import type { EnginePages, SignOutForm } from '../engine/engine-pages.js';
import { PageRenderer } from './page-renderer.js';

const WORDS: Readonly<Record<string, string>> = {
  server_error: 'Sorry, something went wrong. Please try again.',
  session_not_found: 'Signing in took too long. Please start again at the shop.',
};

/** What the engine has to show by itself, in our look: its errors and the question before signing out. */
@Injectable()
export class OwnPages implements EnginePages {
  constructor(private readonly renderer: PageRenderer) {}

  error(ctx: KoaContextWithOIDC, error: string, description: string | undefined): void {
    this.send(ctx, 'problem', {
      title: 'Sign-in failed',
      message:
        WORDS[error] ?? 'The shop asked for something that we cannot do. Please start again at the shop.',
      detail: [error, description].filter(Boolean).join(': '),
    });
  }

  logout(ctx: KoaContextWithOIDC, form: string): Promise<void> {
    this.send(ctx, 'logout', { form });
    return Promise.resolve();
  }

  loggedOut(ctx: KoaContextWithOIDC): void {
    this.send(ctx, 'logged-out', {});
  }

  signingOut(ctx: KoaContextWithOIDC, form: SignOutForm): void {
    this.send(ctx, 'signing-out', form);
  }

  private send(ctx: KoaContextWithOIDC, page: string, data: object): void {
    ctx.type = 'text/html; charset=utf-8';
    ctx.body = this.renderer.render(page, data);
  }
}
