import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ShopSettings } from '@simpletread/contract';

import { MailSignatures } from '../../platform/messages/index.js';
import { GlobalsBook } from './globals-book.js';

/** The settings of the shop for other features, out of the memory of the server. */
@Injectable()
export class CurrentShopSettings implements OnModuleInit {
  constructor(
    private readonly book: GlobalsBook,
    private readonly signatures: MailSignatures,
  ) {}

  /** The footer of emails shows the number. */
  onModuleInit(): void {
    this.signatures.registerPhone(async () => (await this.read()).customerServiceNumber.display);
  }

  async read(): Promise<ShopSettings> {
    return (await this.book.current()).settings;
  }
}
