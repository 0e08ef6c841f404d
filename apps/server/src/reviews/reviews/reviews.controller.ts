import { Controller } from '@nestjs/common';
import { type HandlerInput, hubReviews, productReviews } from '@simpletread/contract';

import { Bind, Input } from '../../platform/http/index.js';

import { ListHubReviews } from './list-hub-reviews.js';
import { ListReviews } from './list-reviews.js';

@Controller()
export class ReviewsController {
  constructor(
    private readonly reviews: ListReviews,
    private readonly ofHubs: ListHubReviews,
  ) {}

  @Bind(productReviews)
  listReviews(@Input() input: HandlerInput<typeof productReviews>) {
    return this.reviews.run(input);
  }

  @Bind(hubReviews)
  listHubReviews(@Input() { query }: HandlerInput<typeof hubReviews>) {
    return this.ofHubs.run(query);
  }
}
