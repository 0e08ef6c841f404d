import { Controller } from '@nestjs/common';
import { getDeal, type HandlerInput, listDeals } from '@simpletread/contract';
import type { Result } from '@simpletread/domain';

import type { CustomerPrincipal, Preview } from '../../platform/access/index.js';
import {
  Bind,
  CurrentPreview,
  Input,
  MaybeCustomer,
  prepareReply,
  withPrepared,
} from '../../platform/http/index.js';
import { priceCustomer } from '../../pricing/index.js';
import { ShowDeals } from './show-deals.js';

@Controller()
export class DealsController {
  constructor(private readonly deals: ShowDeals) {}

  @Bind(listDeals)
  async list(
    @Input() { query }: HandlerInput<typeof listDeals>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
    @CurrentPreview() preview: Preview | null,
  ) {
    return this.kept(listDeals, await this.deals.list(priceCustomer(customer, preview), query.vehicle));
  }

  @Bind(getDeal)
  async show(
    @Input() input: HandlerInput<typeof getDeal>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
    @CurrentPreview() preview: Preview | null,
  ) {
    return this.kept(getDeal, await this.deals.show(input, priceCustomer(customer, preview)));
  }

  private async kept<R extends Result<unknown>>(endpoint: Parameters<typeof prepareReply>[0], result: R) {
    if (!result.ok) return result;
    const prepared = prepareReply(endpoint, result.value);
    return withPrepared(result, { prepared, maxAgeSeconds: await this.deals.maxAgeSeconds() });
  }
}
