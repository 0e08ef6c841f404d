import { Injectable } from '@nestjs/common';
import type { MailSignature } from '@simpletread/domain';

import { Config } from '../config/index.js';

type ReadPhone = () => Promise<string>;

/** The shop's signature below its emails. The number comes from the room that keeps it, which registers here. */
@Injectable()
export class MailSignatures {
  private readPhone: ReadPhone | null = null;

  constructor(private readonly config: Config) {}

  registerPhone(readPhone: ReadPhone): void {
    this.readPhone = readPhone;
  }

  async current(): Promise<MailSignature> {
    return {
      shopUrl: this.config.storefrontUrl,
      servicePhone: this.readPhone === null ? null : await this.readPhone(),
    };
  }
}
