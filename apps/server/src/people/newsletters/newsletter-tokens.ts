import { createHmac, timingSafeEqual } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { checkOwnPath, isUuid } from '@simpletread/domain';

import { Config } from '../../platform/config/index.js';

/** Of 32 characters, 192 bits. */
const SIGNATURE_LENGTH = 32;

/** A link of a newsletter: the email that it is in, and the page that it leads to. */
interface NewsletterLink {
  readonly sendId: string;
  readonly path: string;
}

/** The addresses in newsletters. Both are signed: a link can’t be made to lead elsewhere, and nobody counts for someone else. */
@Injectable()
export class NewsletterTokens {
  constructor(private readonly config: Config) {}

  /** The address that counts a click and leads on to `path`. */
  link({ sendId, path }: NewsletterLink): string {
    return `${this.config.storefrontUrl}/mailing-list/to/${this.signed('click', `${sendId}${path}`)}`;
  }

  dot(sendId: string): string {
    return `${this.config.storefrontUrl}/mailing-list/seen/${this.signed('open', sendId)}`;
  }

  readLink(token: string): NewsletterLink | null {
    const read = this.read('click', token);
    const [sendId, path] = [read?.slice(0, 36) ?? '', read?.slice(36) ?? ''];
    const own = checkOwnPath(path);
    return isUuid(sendId) && own.ok ? { sendId, path: own.value } : null;
  }

  readDot(token: string): string | null {
    const read = this.read('open', token);
    return read !== null && isUuid(read) ? read : null;
  }

  private signed(purpose: string, text: string): string {
    return `${Buffer.from(text).toString('base64url')}.${this.signature(purpose, text)}`;
  }

  private read(purpose: string, token: string): string | null {
    const [part = '', signature = ''] = token.split('.');
    const text = Buffer.from(part, 'base64url').toString();
    const [given, right] = [Buffer.from(signature), Buffer.from(this.signature(purpose, text))];
    return given.length === right.length && timingSafeEqual(given, right) ? text : null;
  }

  private signature(purpose: string, text: string): string {
    return createHmac('sha256', this.config.sessionSecret)
      .update(`newsletter-${purpose}:${text}`)
      .digest('base64url')
      .slice(0, SIGNATURE_LENGTH);
  }
}
