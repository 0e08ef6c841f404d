import { Controller } from '@nestjs/common';
import { chosenTires, compareTires, type HandlerInput } from '@simpletread/contract';

import type { CustomerPrincipal, Preview } from '../../platform/access/index.js';
import { Bind, CurrentPreview, Input, MaybeCustomer } from '../../platform/http/index.js';
import { priceCustomer } from '../../pricing/index.js';
import { placedBy } from '../tires/index.js';
import { CompareTires } from './compare-tires.js';
import { ListChosenTires } from './list-chosen-tires.js';

@Controller()
export class CompareController {
  constructor(
    private readonly comparison: CompareTires,
    private readonly chosen: ListChosenTires,
  ) {}

  @Bind(compareTires)
  compare(
    @Input() { query }: HandlerInput<typeof compareTires>,
    @MaybeCustomer() customer: CustomerPrincipal | null,
    @CurrentPreview() preview: Preview | null,
  ) {
    return this.comparison.run(placedBy(query, preview), priceCustomer(customer, preview));
  }

  @Bind(chosenTires)
  listChosen(@Input() { query }: HandlerInput<typeof chosenTires>) {
    return this.chosen.run(query);
  }
}
