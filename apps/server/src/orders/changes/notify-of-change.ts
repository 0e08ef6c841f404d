import { Injectable } from '@nestjs/common';
import { mailboxOf, ok, type Result } from '@simpletread/domain';

import { CurrentShopSettings } from '../../content/index.js';
import { type Shop, ShopDirectory } from '../../installers/index.js';
import { FormerMailboxes } from '../../platform/audit/index.js';
import type { SqlRunner, Transaction } from '../../platform/database/index.js';
import { type AskedMail, type MailTurnFault, MailTurns } from '../../platform/mail-turns/index.js';
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

  /** Refuses a buyer's change that one of the mailboxes can't hear of. Staff's changes are never refused, and everyone hears of them. */
  async run(
    tx: Transaction,
    planned: PlannedChange,
    { actorKind, actorId }: Pick<OrderActor, 'actorKind' | 'actorId'>,
  ): Promise<Result<null, MailTurnFault>> {
    const servicePhone = (await this.settings.read()).customerServiceNumber.display;
    const { reader, noticed } = await this.readers(tx, planned);
    if (actorKind === 'customer') {
      const turns = await this.turns.takeAll(tx, await this.asked(tx, planned, actorId));
      if (!turns.ok) return turns;
    }
    await this.messages.queueAll(tx, [
      orderChangedMail(planned, { to: reader, servicePhone }),
      ...noticed.map((to) => orderChangedNotice(planned, { to, servicePhone, newEmail: reader })),
    ]);
    await this.tellShop(tx, planned);
    return ok(null);
  }

  /** Refuses in the preview what `run` would refuse to this account. */
  async foresee(
    db: SqlRunner,
    planned: PlannedChange,
    accountId: string,
  ): Promise<Result<null, MailTurnFault>> {
    return this.turns.foresee(await this.asked(db, planned, accountId));
  }

  /** A turn for each mailbox and this order, and one more for a mailbox that the order never had. */
  private async asked(db: SqlRunner, planned: PlannedChange, accountId: string | null): Promise<AskedMail[]> {
    const { reader, noticed } = await this.readers(db, planned);
    const by = accountId === null ? null : `customer ${accountId}`;
    const apart = `order ${planned.order.id}`;
    const known = [...(await this.formerOf(db, planned)), planned.order.email, ...noticed].map(mailboxOf);
    return [
      ...[reader, ...noticed].map((to) => ({ kind: 'orderChange', to, by, apart }) as const),
      ...(known.includes(mailboxOf(reader)) ? [] : [{ kind: 'orderContact', to: reader, by } as const]),
    ];
  }

  private async readers(db: SqlRunner, planned: PlannedChange) {
    const reader = emailAfter(planned);
    return { reader, noticed: others(await this.watchers(db, planned), reader) };
  }

  private async watchers(db: SqlRunner, planned: PlannedChange): Promise<string[]> {
    const { order, change } = planned;
    const account = order.account_id === null ? null : await this.accounts.byId(order.account_id, db);
    const former =
      change.kind === 'address' || change.kind === 'receiving' ? await this.formerOf(db, planned) : [];
    return [...former, ...(account?.isActive === true ? [account.email] : []), order.email];
  }

  private formerOf(db: SqlRunner, { order }: PlannedChange): Promise<string[]> {
    return this.former.of(db, 'order', order.id);
  }

  private async tellShop(tx: Transaction, planned: PlannedChange): Promise<void> {
    const { order } = planned;
    const shop = order.shop_id === null ? null : await this.shops.findById(order.shop_id);
    const mail = shop === null ? null : shopMail(planned, shop);
    if (mail !== null) await this.messages.queueAll(tx, [mail]);
  }
}
