import { Injectable } from '@nestjs/common';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { ownValue } from '@simpletread/domain';

import type { EnginePages, SignOutForm } from '../engine/engine-pages.js';
import { PageRenderer } from './page-renderer.js';

const WORDS: Readonly<Record<string, string>> = {
  server_error: 'Sorry, something went wrong. Please try again.',
  session_not_found: 'Your sign-in expired. Please start again from the shop.',
};

/** The engine's own pages in our look: its errors and the sign-out question. */
@Injectable()
export class OwnPages implements EnginePages {
  constructor(private readonly renderer: PageRenderer) {}

  error(ctx: KoaContextWithOIDC, error: string, description: string | undefined): void {
    this.send(ctx, 'problem', {
      title: 'Sign-in failed',
      message: ownValue(WORDS, error) ?? 'The request was invalid. Please start again from the shop.',
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
