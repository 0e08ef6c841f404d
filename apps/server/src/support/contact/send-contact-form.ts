import { Injectable } from '@nestjs/common';
import type { HandlerInput, ReplyOf, sendContactForm } from '@simpletread/contract';
import {
  formatCaseNumber,
  mailboxOf,
  networkOf,
  ok,
  phoneText,
  promiseOf,
  type Result,
} from '@simpletread/domain';

import type { CustomerPrincipal } from '../../platform/access/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { hashToken } from '../../platform/ids/index.js';
import { CaseCalendar, CaseMails, keptFiles, TakeMessage } from '../cases/index.js';

type Body = HandlerInput<typeof sendContactForm>['body'];
type Sent = ReplyOf<typeof sendContactForm>;

export interface ContactSender {
  readonly customer: CustomerPrincipal | null;
  readonly caller: string | null;
  readonly requestId: string;
}

/** True if the customer proved the mailbox that the form names: anyone can enter anyone's address. */
const isOwn = (customer: CustomerPrincipal | null, email: string): boolean =>
  customer?.isEmailProved === true && mailboxOf(customer.email) === mailboxOf(email);

/**
 * Takes in the contact form. Nothing in the reply depends on whether the order or the address exists, and the receipt by email has none of
 * the sender's words, as anyone can enter anyone's address.
 */
@Injectable()
export class SendContactForm {
  constructor(
    private readonly work: UnitOfWork,
    private readonly take: TakeMessage,
    private readonly mails: CaseMails,
    private readonly calendar: CaseCalendar,
  ) {}

  async run(body: Body, { customer, caller, requestId }: ContactSender): Promise<Result<Sent>> {
    const files = await keptFiles(body.attachment === undefined ? [] : [body.attachment]);
    if (!files.ok) return files;
    const network = caller === null ? null : networkOf(caller);
    return this.work.run(async (tx): Promise<Result<Sent>> => {
      const taken = await this.take.run(
        tx,
        {
          channel: 'form',
          name: `${body.firstName} ${body.lastName}`,
          email: body.email,
          phone: body.phone === null ? '' : phoneText(body.phone),
          mailbox: mailboxOf(body.email),
          accountId: isOwn(customer, body.email) ? (customer?.accountId ?? null) : null,
          subject: body.subject,
          text: body.message,
          orderNumber: body.orderNumber,
          files: files.value,
          providerId: null,
          network: network === null ? null : hashToken(network),
          pointed: null,
        },
        {
          actorKind: customer === null ? 'guest' : 'customer',
          actorId: customer?.accountId ?? null,
          requestId,
        },
      );
      if (!taken.ok) return taken;
      const { row } = taken.value;
      const now = await tx.now();
      const answerBy = promiseOf(row.answer_due_at, now, await this.calendar.at(now));
      // A stranger who only names an address doesn't learn how many receipts it got.
      await this.mails.receipt(tx, row, { answerBy, sender: network });
      return ok({ caseNumber: formatCaseNumber(row.number), answerBy: answerBy.toISOString() });
    });
  }
}
