import { Controller } from '@nestjs/common';
import {
  getShopTimes,
  type HandlerInput,
  listNextTimes,
  type OfferedAppointments,
  type ReplyOf,
} from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Bind, Input } from '../../platform/http/index.js';
import { ShopDirectory } from '../shops/index.js';
import { AppointmentCalendar } from './appointment-calendar.js';

/** Free times of shops, for visitors without a cart. They are those of checkout. */
@Controller()
export class ShopTimesController {
  constructor(
    private readonly shops: ShopDirectory,
    private readonly calendar: AppointmentCalendar,
  ) {}

  @Bind(getShopTimes)
  async times(
    @Input() { params }: HandlerInput<typeof getShopTimes>,
  ): Promise<Result<OfferedAppointments, 'shop.unknown'>> {
    const shop = await this.shops.findByCode(params.code);
    return shop === null || !shop.isActive ? refuse('shop.unknown') : ok(await this.calendar.show(shop, {}));
  }

  @Bind(listNextTimes)
  async next(
    @Input() { query }: HandlerInput<typeof listNextTimes>,
  ): Promise<Result<ReplyOf<typeof listNextTimes>>> {
    const next = await this.calendar.next(await this.shops.findByCodes(query.codes), {});
    return ok([...next].map(([shopCode, times]) => ({ shopCode, times: [...times] })));
  }
}
