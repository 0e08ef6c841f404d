import { Injectable } from '@nestjs/common';
import { DECLINES_OF_AN_ATTACK, formatOrderNumber, maskEmail, type OrderNumber } from '@simpletread/domain';

import { Alerts } from '../../platform/alerts/index.js';
import { hashToken } from '../../platform/ids/index.js';
import { LimitRepository } from './limit.repository.js';
import type { Payer } from './payer.js';
import type { Exceeded } from './payment-limits.js';

interface Where {
  readonly cartId: string;
  readonly payer: Payer;
  readonly orderNumber: OrderNumber;
}

/** Raises the alerts of payment limits. */
@Injectable()
export class PaymentAlarms {
  constructor(
    private readonly alerts: Alerts,
    private readonly counts: LimitRepository,
  ) {}

  /** A payer ran into a limit. Nothing was charged or held. */
  async exceeded({ kind, source, counted }: Exceeded, where: Where): Promise<void> {
    const { payer, cartId } = where;
    const subjects = {
      cart: [`Cart of ${maskEmail(payer.mailbox)}`, cartId],
      account: [`Account ${maskEmail(payer.mailbox)}`, payer.accountId ?? ''],
      mailbox: [`Mailbox ${maskEmail(payer.mailbox)}`, hashToken(payer.mailbox)],
      card: ['A card', ''],
      address: [`Address ${payer.address ?? 'unknown'}`, payer.address ?? ''],
      network: [`Network ${payer.network ?? 'unknown'}`, payer.network ?? ''],
    } as const;
    const [subject, subjectKey] = subjects[source];
    await this.alerts.raise({
      kind,
      subject,
      subjectKey: `${source} ${subjectKey}`,
      ...(payer.accountId === null ? {} : { about: { type: 'account', id: payer.accountId } }),
      facts: [
        { label: 'Declined within an hour', text: String(counted.declined) },
        { label: 'Unpaid checkouts', text: `${counted.checkouts}, ${counted.atLenders} at lenders` },
        { label: 'Tires held', text: String(counted.tires) },
        { label: 'Network', text: payer.network ?? 'unknown' },
        { label: 'Buyer', text: maskEmail(payer.mailbox) },
      ],
    });
  }

  /** A card that rests was used again. */
  async cardUsed(identity: string, { payer, orderNumber }: Where): Promise<void> {
    await this.alerts.raise({
      kind: 'payment.cardTesting',
      subject: `Card ${identity.slice(-6)}`,
      subjectKey: `card ${identity}`,
      facts: [
        { label: 'Refused order', text: formatOrderNumber(orderNumber) },
        { label: 'Network', text: payer.network ?? 'unknown' },
        { label: 'Buyer', text: maskEmail(payer.mailbox) },
      ],
    });
  }

  /** A payment was declined: many in the whole shop are an attack, however widely it is spread. */
  async declined(): Promise<void> {
    const declined = await this.counts.declinesOfShop();
    if (declined < DECLINES_OF_AN_ATTACK) return;
    await this.alerts.raise({
      kind: 'payment.cardTesting',
      subject: 'The whole shop',
      facts: [{ label: 'Declined within an hour', text: String(declined) }],
    });
  }
}
