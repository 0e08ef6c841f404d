import { Controller } from '@nestjs/common';
import { getHub, type HandlerInput, listHubAddresses } from '@simpletread/contract';

import type { CustomerPrincipal, Preview } from '../../platform/access/index.js';
import { Bind, CurrentPreview, Input, MaybeCustomer } from '../../platform/http/index.js';
import { priceCustomer } from '../../pricing/index.js';
import { ListHubAddresses } from './list-hub-addresses.js';
import { ShowHub } from './show-hub.js';

@Controller()
export class HubsController {
  constructor(
    private readonly hub: ShowHub,
    private readonly addresses: ListHubAddresses,
  ) {}

  @Bind(getHub)
  show(
    @Input() { query }: HandlerInput<typeof getHub>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
    @CurrentPreview() preview: Preview | null,
  ) {
    return this.hub.run(query, priceCustomer(customer, preview));
  }

  @Bind(listHubAddresses)
  listAddresses(@Input() { query }: HandlerInput<typeof listHubAddresses>) {
    return this.addresses.run(query);
  }
}
