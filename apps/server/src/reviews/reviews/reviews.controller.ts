import { Controller } from '@nestjs/common';
import { type HandlerInput, hubReviews, productReviews, shopReviews } from '@simpletread/contract';

import { Bind, Input } from '../../platform/http/index.js';

import { ListHubReviews } from './list-hub-reviews.js';
import { ListReviews } from './list-reviews.js';
import { ListShopReviews } from './list-shop-reviews.js';

@Controller()
export class ReviewsController {
  constructor(
    private readonly reviews: ListReviews,
    private readonly ofHubs: ListHubReviews,
    private readonly ofShops: ListShopReviews,
  ) {}

  @Bind(productReviews)
  listReviews(@Input() input: HandlerInput<typeof productReviews>) {
    return this.reviews.run(input);
  }

  @Bind(hubReviews)
  listHubReviews(@Input() { query }: HandlerInput<typeof hubReviews>) {
    return this.ofHubs.run(query);
  }

  @Bind(shopReviews)
  listShopReviews(@Input() input: HandlerInput<typeof shopReviews>) {
    return this.ofShops.run(input);
  }
}
