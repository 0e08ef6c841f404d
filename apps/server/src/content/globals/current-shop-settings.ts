import { Injectable } from '@nestjs/common';
import type { ShopSettings } from '@simpletread/contract';

import { GlobalsBook } from './globals-book.js';

/** The settings of the shop for other features, out of the memory of the server. */
@Injectable()
export class CurrentShopSettings {
  constructor(private readonly book: GlobalsBook) {}

  async read(): Promise<ShopSettings> {
    return (await this.book.current()).settings;
  }
}
