import { Injectable } from '@nestjs/common';
import type { HandlerInput, HubAddress, HubFamily, listHubAddresses, ReplyOf } from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import { CatalogueDirectory, type CatalogueIndex, pageOf } from '../tires/index.js';
import { hubAddressesOf } from './hub-addresses.js';

interface Listed {
  readonly family: HubFamily;
  readonly index: CatalogueIndex;
  readonly addresses: readonly HubAddress[];
}

/** Every hub of a family, read page by page. The last list is kept for the next page. */
@Injectable()
export class ListHubAddresses {
  private last: Listed | null = null;

  constructor(private readonly directory: CatalogueDirectory) {}

  async run({
    family,
    page,
    perPage,
  }: HandlerInput<typeof listHubAddresses>['query']): Promise<Result<ReplyOf<typeof listHubAddresses>>> {
    const index = await this.directory.current();
    if (this.last?.index !== index || this.last.family !== family)
      this.last = { family, index, addresses: hubAddressesOf(family, index) };
    const { addresses } = this.last;
    return ok({ total: addresses.length, page, perPage, items: pageOf(addresses, { page, perPage }) });
  }
}
