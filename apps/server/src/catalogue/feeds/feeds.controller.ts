import { Controller } from '@nestjs/common';
import {
  type HandlerInput,
  listLineAddresses,
  listMerchantTires,
  listTireAddresses,
  listTireAddressParts,
} from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import { Bind, Input } from '../../platform/http/index.js';
import { ListMerchantTires } from './list-merchant-tires.js';
import { TiresOnSale } from './tires-on-sale.reader.js';

@Controller()
export class FeedsController {
  constructor(
    private readonly onSale: TiresOnSale,
    private readonly merchantTires: ListMerchantTires,
  ) {}

  @Bind(listTireAddressParts)
  async parts(@Input() { query }: HandlerInput<typeof listTireAddressParts>) {
    const parts = await this.onSale.parts(query.size);
    return ok(parts.map(({ modifiedAt, ...part }) => ({ ...part, modifiedAt: modifiedAt.toISOString() })));
  }

  @Bind(listTireAddresses)
  async addresses(@Input() { query }: HandlerInput<typeof listTireAddresses>) {
    const rows = await this.onSale.addresses(query.after, query.limit);
    return ok(rows.map(({ modifiedAt, ...row }) => ({ ...row, modifiedAt: modifiedAt.toISOString() })));
  }

  @Bind(listLineAddresses)
  async lines() {
    const rows = await this.onSale.lines();
    return ok(rows.map(({ modifiedAt, ...row }) => ({ ...row, modifiedAt: modifiedAt.toISOString() })));
  }

  @Bind(listMerchantTires)
  merchants(@Input() { query }: HandlerInput<typeof listMerchantTires>) {
    return this.merchantTires.run(query);
  }
}
