import { createHmac } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Config } from '../../platform/config/index.js';

/** The customer's key to a chat: 256 bits, derived from the case's id and a secret. Only its hash is stored. */
@Injectable()
export class ChatTokens {
  constructor(private readonly config: Config) {}

  of(chatId: string): string {
    return createHmac('sha256', this.config.sessionSecret).update(`chat-token:${chatId}`).digest('base64url');
  }
}
