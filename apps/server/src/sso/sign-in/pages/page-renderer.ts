import { join } from 'node:path';

import { Injectable } from '@nestjs/common';
import { Eta } from 'eta';

import { Config } from '../../../platform/config/index.js';

/** `apps/server/assets/sign-in`, from the sources as from what is built of them. */
export const SIGN_IN_ASSETS = join(import.meta.dirname, '..', '..', '..', '..', 'assets', 'sign-in');

/** Renders templates as pages. All output is escaped. */
@Injectable()
export class PageRenderer {
  private readonly eta = new Eta({ views: SIGN_IN_ASSETS, cache: true });

  constructor(private readonly config: Config) {}

  render(page: string, data: object = {}): string {
    const { storefrontUrl, googleScriptUrl, googleClientId = null } = this.config;
    return this.eta.render(page, {
      fields: {},
      errors: {},
      storefrontUrl,
      googleClientId,
      googleScriptUrl,
      ...data,
    });
  }
}
