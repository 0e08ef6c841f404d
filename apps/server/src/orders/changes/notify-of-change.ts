import { Injectable } from '@nestjs/common';
import { mailboxOf, ok, type Result } from '@simpletread/domain';

import { CurrentShopSettings } from '../../content/index.js';
import { type Shop, ShopDirectory } from '../../installers/index.js';
import { FormerMailboxes } from '../../platform/audit/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { type MailTurnFault, MailTurns } from '../../platform/mail-turns/index.js';
import { Messages, type MailToQueue } from '../../platform/messages/index.js';
import { Accounts } from '../../sso/index.js';
import type { OrderActor } from '../order/index.js';
import {
  installationDroppedMail,
  installationNameMail,
  installationTiresMail,
  orderChangedMail,
  orderChangedNotice,
} from './change-message.js';
import type { PlannedChange } from './plan-change.js';

const emailAfter = ({ order, change }: PlannedChange): string =>
  change.kind === 'contact' ? change.email : order.email;

/** One address for each mailbox, without the one that reads everything. */
const others = (emails: readonly string[], reader: string): string[] => {
  const byMailbox = new Map(emails.map((email) => [mailboxOf(email), email]));
  byMailbox.delete(mailboxOf(reader));
  return [...byMailbox.values()];
};

/** Null if nothing changes for the shop. */
const shopMail = (planned: PlannedChange, shop: Shop): MailToQueue | null => {
  const { order, change } = planned;
  const { removal } = planned.preview;
  if (removal !== undefined)
    return removal.removed.length === 0 ? null : installationTiresMail(planned, shop, removal);
  if (change.kind === 'receiving') return installationDroppedMail(planned, shop);
  if (change.kind !== 'contact') return null;
  const isSameName = change.firstName === order.first_name && change.lastName === order.last_name;
  return isSameName ? null : installationNameMail(planned, shop, change);
};

/**
 * Emails what changed to the order's mailbox, and that it changed to everyone who may have to stop a thief: the old mailbox, the account, and,
 * for another place, every mailbox the order had. The shop hears of a new name, fewer tires and a dropped installation.
 */
@Injectable()
export class NotifyOfChange {
  constructor(
    private readonly messages: Messages,
    private readonly turns: MailTurns,
    private readonly settings: CurrentShopSettings,
    private readonly shops: ShopDirectory,
    private readonly accounts: Accounts,
    private readonly former: FormerMailboxes,
  ) {}

  /** Refuses when one of the mailboxes can't get another email of this kind: a change that nobody hears of isn't made. */
  async run(
    tx: Transaction,
    planned: PlannedChange,
    { actorKind, actorId }: Pick<OrderActor, 'actorKind' | 'actorId'>,
  ): Promise<Result<null, MailTurnFault>> {
    const servicePhone = (await this.settings.read()).customerServiceNumber.display;
    const reader = emailAfter(planned);
    const noticed = others(await this.watchers(tx, planned), reader);
    const by = actorId === null ? null : `${actorKind} ${actorId}`;
    const turns = await this.turns.takeAll(
      tx,
      [reader, ...noticed].map((to) => ({ kind: 'orderChange', to, by })),
    );
    if (!turns.ok) return turns;
    await this.messages.queueAll(tx, [
      orderChangedMail(planned, { to: reader, servicePhone }),
      ...noticed.map((to) => orderChangedNotice(planned, { to, servicePhone, newEmail: reader })),
    ]);
    await this.tellShop(tx, planned);
    return ok(null);
  }

  private async watchers(tx: Transaction, { order, change }: PlannedChange): Promise<string[]> {
    const account = order.account_id === null ? null : await this.accounts.byId(order.account_id, tx);
    const former =
      change.kind === 'address' || change.kind === 'receiving'
        ? await this.former.of(tx, 'order', order.id)
        : [];
    return [...former, ...(account?.isActive === true ? [account.email] : []), order.email];
  }

  private async tellShop(tx: Transaction, planned: PlannedChange): Promise<void> {
    const { order } = planned;
    const shop = order.shop_id === null ? null : await this.shops.findById(order.shop_id);
    const mail = shop === null ? null : shopMail(planned, shop);
    if (mail !== null) await this.messages.queueAll(tx, [mail]);
  }
}
