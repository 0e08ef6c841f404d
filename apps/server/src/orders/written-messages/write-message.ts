import { Injectable } from '@nestjs/common';
import type { MessageStart, WrittenMessage } from '@simpletread/contract';
import {
  maskEmail,
  maskPhone,
  may,
  ok,
  type PlaceholderValues,
  refuse,
  type Result,
} from '@simpletread/domain';

import type { StaffPrincipal } from '../../platform/access/index.js';
import type { Transaction } from '../../platform/database/index.js';
import { type AskedMail, type MailTurnFault, MailTurns } from '../../platform/mail-turns/index.js';
import { MailSignatures, Messages } from '../../platform/messages/index.js';
import { type KeyedStaffContext, requestKeyOf } from '../order/index.js';

/** The person whom an agent writes to. */
export interface Recipient {
  readonly email: string | null;
  /** A mobile number; null if none is known. */
  readonly phone: string | null;
}

interface Letter extends Recipient {
  readonly message: WrittenMessage;
  readonly orderId: string | null;
}

/** The message, and whether this request is the one that queued it. */
export interface Queued {
  readonly messageId: string;
  readonly isNew: boolean;
}

type OrderValues = Pick<PlaceholderValues, 'orderNumber' | 'promisedDay' | 'shopName'>;

const NO_ORDER: OrderValues = { orderNumber: null, promisedDay: null, shopName: null };

const firstOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

/** Sends what agents write to customers: once for each request, within the limits for one person. */
@Injectable()
export class WriteMessage {
  constructor(
    private readonly messages: Messages,
    private readonly turns: MailTurns,
    private readonly signatures: MailSignatures,
  ) {}

  async queue(
    tx: Transaction,
    { email, phone, message: { channel, subject, text }, orderId }: Letter,
    context: KeyedStaffContext,
  ): Promise<Result<Queued, MailTurnFault | 'message.noRecipient'>> {
    const to = channel === 'email' ? email : phone;
    if (to === null) return refuse('message.noRecipient');
    const requestKey = `written ${requestKeyOf(context)}`;
    const known = await this.messages.ofRequest(tx, requestKey);
    if (known !== null) return ok({ messageId: known, isNew: false });
    const kind = channel === 'email' ? 'writtenMail' : 'writtenText';
    const turn = await this.turns.take(tx, { kind, to, by: `staff ${context.staff.staffId}` });
    if (!turn.ok) return turn;
    const addressed = {
      to,
      template: 'written',
      writtenBy: context.staff.name,
      requestKey,
      ...(orderId === null ? {} : { orderId }),
    } as const;
    const messageId = await this.messages.queue(
      tx,
      channel === 'email'
        ? { ...addressed, channel, subject, blocks: text.split(/\n\s*\n/) }
        : { ...addressed, channel, text },
    );
    return ok({ messageId, isNew: true });
  }

  async start(
    { email, phone }: Recipient,
    values: Partial<OrderValues> & Pick<PlaceholderValues, 'firstName'>,
    staff: StaffPrincipal,
  ): Promise<MessageStart> {
    const isSeen = may(staff, 'contacts.read');
    const signature = await this.signatures.current();
    const asked: AskedMail = { kind: 'writtenMail', to: email ?? phone ?? '', by: `staff ${staff.staffId}` };
    const { sent, most } = await this.turns.standing(asked);
    return {
      email: email === null || isSeen ? email : maskEmail(email),
      phone: phone === null || isSeen ? phone : maskPhone(phone),
      values: {
        ...NO_ORDER,
        ...values,
        agentName: firstOf(staff.name),
        servicePhone: signature.servicePhone,
      },
      signature,
      sent,
      most,
    };
  }
}
