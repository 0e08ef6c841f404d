import { Injectable } from '@nestjs/common';
import type { HandlerInput, ReplyOf, sendSalesRequest } from '@simpletread/contract';
import {
  formatRequestNumber,
  mailboxOf,
  MOST_REQUESTS_OF_NETWORK,
  MOST_REQUESTS_OF_PERSON,
  networkOf,
  ok,
  refuse,
  type Result,
} from '@simpletread/domain';

import { Audit } from '../../platform/audit/index.js';
import type { CustomerPrincipal } from '../../platform/access/index.js';
import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { hashToken, newId } from '../../platform/ids/index.js';
import { MailTurns } from '../../platform/mail-turns/index.js';
import { Messages } from '../../platform/messages/index.js';
import { RequestRepository } from './request.repository.js';
import { RequestSteps } from './request-steps.js';

type Body = HandlerInput<typeof sendSalesRequest>['body'];
type Sent = ReplyOf<typeof sendSalesRequest>;

interface Sender {
  readonly customer: CustomerPrincipal | null;
  readonly caller: string | null;
}

const WAIT_SECONDS = 86_400;

/** Takes in the tire sales form: a card in the pipeline, and a receipt by email. */
@Injectable()
export class SendRequest {
  constructor(
    private readonly work: UnitOfWork,
    private readonly requests: RequestRepository,
    private readonly steps: RequestSteps,
    private readonly audit: Audit,
    private readonly messages: Messages,
    private readonly turns: MailTurns,
  ) {}

  run(body: Body, { customer, caller }: Sender): Promise<Result<Sent>> {
    const sender = caller === null ? null : networkOf(caller);
    const network = sender === null ? null : hashToken(sender);
    const mailbox = mailboxOf(body.email);
    return this.work.run(async (tx): Promise<Result<Sent>> => {
      const ofDay = await this.requests.ofDay(tx, mailbox, network);
      if (ofDay.person >= MOST_REQUESTS_OF_PERSON || ofDay.network >= MOST_REQUESTS_OF_NETWORK)
        return refuse('request.rateLimited', { seconds: WAIT_SECONDS });
      const { firstName, lastName, email, quantity, make, model, size, brand } = body;
      const names = { first_name: firstName, last_name: lastName };
      const wish = { quantity, make, model, size, brand };
      const id = newId();
      const number = await this.requests.insert(tx, {
        ...{ id, source: 'form', email, mailbox, network },
        ...names,
        ...wish,
      });
      await this.audit.record(tx, {
        actorKind: customer === null ? 'guest' : 'customer',
        actorId: customer?.accountId ?? null,
        action: 'salesRequest.send',
        subjectType: 'salesRequest',
        subjectId: id,
        before: null,
        after: { state: 'new', quantity },
      });
      const requestNumber = formatRequestNumber(number);
      await this.receipt(tx, { email, requestNumber, sender });
      this.steps.tell(tx, id);
      return ok({ requestNumber });
    });
  }

  /** Has none of the sender's words: anyone can enter anyone's address. None is sent above the limits. */
  private async receipt(
    tx: Transaction,
    asked: { readonly email: string; readonly requestNumber: string; readonly sender: string | null },
  ): Promise<void> {
    const { email, requestNumber, sender } = asked;
    const turn = await this.turns.take(tx, { kind: 'caseReceipt', to: email, by: sender });
    if (!turn.ok) return;
    await this.messages.queue(tx, {
      channel: 'email',
      to: email,
      template: 'sales-request-received',
      subject: `We have your tire request (${requestNumber})`,
      blocks: [
        'Thank you for your request. A sales representative will look at it and answer by email.',
        { rows: [['Request', requestNumber]] },
        { note: 'If you didn’t ask us for tires, ignore this email.' },
      ],
    });
  }
}
