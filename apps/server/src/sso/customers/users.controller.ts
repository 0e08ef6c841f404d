import { Controller } from '@nestjs/common';
import {
  forgetPastSearches,
  getMe,
  type HandlerInput,
  type HandlerReply,
  keepPastSearch,
  listPastSearches,
  setPersonalization,
} from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import type { CustomerPrincipal } from '../../platform/access/index.js';
import { Bind, Customer, Input } from '../../platform/http/index.js';
import { PastSearchRepository } from './past-search.repository.js';
import { Personalization } from './personalization.js';
import { ShowMe } from './show-me.js';

@Controller()
export class UsersController {
  constructor(
    private readonly showMe: ShowMe,
    private readonly personalization: Personalization,
    private readonly searches: PastSearchRepository,
  ) {}

  @Bind(getMe)
  me(@Customer() customer: CustomerPrincipal): Promise<Result<HandlerReply<typeof getMe>>> {
    return this.showMe.run(customer);
  }

  @Bind(setPersonalization)
  personalize(
    @Customer() { accountId }: CustomerPrincipal,
    @Input() { body }: HandlerInput<typeof setPersonalization>,
  ): Promise<Result<HandlerReply<typeof setPersonalization>>> {
    return this.personalization.save(accountId, body);
  }

  @Bind(listPastSearches)
  async pastSearches(
    @Customer() { accountId }: CustomerPrincipal,
  ): Promise<Result<HandlerReply<typeof listPastSearches>>> {
    const searches = await this.searches.list(accountId);
    return ok({
      searches: searches.map(({ searchedAt, ...search }) => ({
        ...search,
        searchedAt: searchedAt.toISOString(),
      })),
    });
  }

  @Bind(keepPastSearch)
  async keepSearch(
    @Customer() { accountId }: CustomerPrincipal,
    @Input() { body }: HandlerInput<typeof keepPastSearch>,
  ): Promise<Result<undefined>> {
    await this.searches.keep(accountId, body);
    return ok(undefined);
  }

  @Bind(forgetPastSearches)
  async forgetSearches(@Customer() { accountId }: CustomerPrincipal): Promise<Result<undefined>> {
    await this.searches.forget(accountId);
    return ok(undefined);
  }
}
