import { Injectable } from '@nestjs/common';

import { CurrentShopSettings } from '../../content/index.js';
import { ShopDirectory } from '../../installers/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { Messages } from '../../platform/messages/index.js';
import { installationNameMail, orderChangedMail } from './change-message.js';
import type { PlannedChange } from './plan-change.js';

/** Writes to the buyer, at the old mailbox and a new one, and to the shop if the name is another. */
@Injectable()
export class NotifyOfChange {
  constructor(
    private readonly messages: Messages,
    private readonly settings: CurrentShopSettings,
    private readonly shops: ShopDirectory,
  ) {}

  async run(tx: Transaction, planned: PlannedChange): Promise<void> {
    const { order, change } = planned;
    const servicePhone = (await this.settings.read()).customerServiceNumber.display;
    const mailboxes = new Set([order.email, ...(change.kind === 'contact' ? [change.email] : [])]);
    await this.messages.queueAll(
      tx,
      [...mailboxes].map((to) => orderChangedMail(planned, { to, servicePhone })),
    );
    await this.tellShop(tx, planned);
  }

  private async tellShop(tx: Transaction, planned: PlannedChange): Promise<void> {
    const { order, change } = planned;
    if (order.shop_id === null || change.kind !== 'contact') return;
    if (change.firstName === order.first_name && change.lastName === order.last_name) return;
    const shop = await this.shops.findById(order.shop_id);
    if (shop !== null) await this.messages.queueAll(tx, [installationNameMail(planned, shop, change)]);
  }
}
