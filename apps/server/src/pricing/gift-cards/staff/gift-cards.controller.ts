import { Controller } from '@nestjs/common';
import { getGiftCard, type HandlerInput, listGiftCards, moveGiftCard } from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import { MoveGiftCard } from '../move-gift-card.js';
import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { GiftCardListReader } from './gift-card-list.reader.js';
import { ShowGiftCard } from './show-gift-card.js';

@Controller()
export class StaffGiftCardsController {
  constructor(
    private readonly list: GiftCardListReader,
    private readonly show: ShowGiftCard,
    private readonly moveCard: MoveGiftCard,
  ) {}

  @Bind(listGiftCards)
  async page(@Input() { query }: HandlerInput<typeof listGiftCards>) {
    return ok(await this.list.page(query));
  }

  @Bind(getGiftCard)
  get(@Input() { params }: HandlerInput<typeof getGiftCard>, @Staff() staff: StaffPrincipal) {
    return this.show.run(params.id, staff);
  }

  @Bind(moveGiftCard)
  async move(
    @Input() { params, body }: HandlerInput<typeof moveGiftCard>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    const moved = await this.moveCard.run(params.id, body, { staff, requestId });
    return moved.ok ? this.show.run(params.id, staff) : moved;
  }
}
