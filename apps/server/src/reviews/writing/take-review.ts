import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { ReplyOf, ReviewForm, writeReview } from '@simpletread/contract';
import {
  type FaultCode,
  mailboxOf,
  MOST_REVIEWS_OF_NETWORK,
  MOST_REVIEWS_OF_PERSON,
  networkOf,
  ok,
  refuse,
  type Result,
  reviewDueAt,
  reviewMachine,
} from '@simpletread/domain';

import { Accounts, Employees } from '../../sso/index.js';
import type { CustomerPrincipal } from '../../platform/access/index.js';
import { Audit } from '../../platform/audit/index.js';
import { Database, type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { hashToken, newId } from '../../platform/ids/index.js';
import { MailTurns } from '../../platform/mail-turns/index.js';
import {
  LookAtReview,
  ReviewMails,
  ReviewRepository,
  ReviewSteps,
  ReviewTokens,
  type WrittenReview,
} from '../submissions/index.js';
import { PurchaseProof } from './purchase-proof.js';

type Written = ReplyOf<typeof writeReview>;

export interface ReviewWriter {
  readonly customer: CustomerPrincipal | null;
  readonly caller: string | null;
  readonly requestId: string;
}

/** A review that was sent: of a line or of a shop, with the order that proves it. */
export interface SentReview {
  readonly lineId: string | null;
  readonly shopId: string | null;
  readonly orderId: string | null;
  readonly form: WrittenReview & Pick<ReviewForm, 'email'>;
  /** Seconds that the form was open; null if unknown. */
  readonly seconds: number | null;
  /** The refusal of a second review. */
  readonly writtenAlready: Extract<FaultCode, 'review.writtenAlready' | 'review.orderReviewed'>;
}

/** Takes reviews in, of tires and shops alike: within limits, looked at, and mailed to their writers with the key to it. */
@Injectable()
export class TakeReview {
  constructor(
    private readonly work: UnitOfWork,
    private readonly database: Database,
    private readonly modules: ModuleRef,
    private readonly reviews: ReviewRepository,
    private readonly look: LookAtReview,
    private readonly tokens: ReviewTokens,
    private readonly steps: ReviewSteps,
    private readonly mails: ReviewMails,
    private readonly turns: MailTurns,
    private readonly audit: Audit,
    private readonly employees: Employees,
    private readonly accounts: Accounts,
  ) {}

  async run(sent: SentReview, writer: ReviewWriter): Promise<Result<Written>> {
    const isEmployee = await this.isEmployees(sent, writer);
    return this.work.run((tx) => this.record(tx, sent, isEmployee, writer));
  }

  /** True if the writer, the account or the order's buyer works here. Source: 16 CFR 465.5. */
  private async isEmployees(
    { form: { email }, orderId }: SentReview,
    { customer }: ReviewWriter,
  ): Promise<boolean> {
    const proof = this.modules.get(PurchaseProof, { strict: false });
    const [account, buyer] = await Promise.all([
      customer === null ? null : this.accounts.byId(customer.accountId),
      orderId === null ? [] : proof.addressesOf(orderId),
    ]);
    const addresses = [email, ...buyer, ...(account === null ? [] : [account.email])];
    return this.employees.areAmong(this.database, addresses);
  }

  private async record(
    tx: Transaction,
    { lineId, shopId, orderId, form, seconds, writtenAlready }: SentReview,
    isEmployee: boolean,
    { customer, caller, requestId }: ReviewWriter,
  ): Promise<Result<Written>> {
    const network = caller === null ? null : hashToken(networkOf(caller));
    const mailbox = mailboxOf(form.email);
    const ofDay = await this.reviews.ofDay(tx, mailbox, network);
    if (ofDay.person >= MOST_REVIEWS_OF_PERSON || ofDay.network >= MOST_REVIEWS_OF_NETWORK)
      return refuse('request.rateLimited');
    const [id, at] = [newId(), await tx.now()];
    const { summary, comments } = form;
    const isVerified = orderId !== null;
    const signs = await this.look.run(tx, { id, summary, comments, isVerified, network, seconds });
    const accountId = customer?.accountId ?? null;
    const token = this.tokens.of(id);
    const state = reviewMachine.initial;
    const isNew = await this.reviews.insert(tx, {
      ...{
        id,
        lineId,
        shopId,
        form,
        mailbox,
        accountId,
        orderId,
        isEmployee,
        network,
        seconds,
        state,
        signs,
        at,
      },
      tokenHash: hashToken(token),
    });
    if (!isNew) return refuse(writtenAlready);
    const by = caller === null ? null : networkOf(caller);
    const turn = await this.turns.take(tx, { kind: 'reviewLink', to: form.email, by });
    // A stranger who only names an address doesn't learn how many messages it got.
    if (!turn.ok) return refuse('request.rateLimited');
    await this.audit.record(tx, {
      actorKind: customer === null ? 'guest' : 'customer',
      actorId: accountId,
      action: 'review.submit',
      subjectType: 'review',
      subjectId: id,
      before: null,
      after: { state, isVerified, isEmployee, signs: signs.map(({ kind }) => kind) },
      requestId,
    });
    const subject = await this.steps.subjectOf({ line_id: lineId, shop_id: shopId });
    await this.mails.received(tx, { id, email: form.email }, subject, at);
    this.steps.announce(tx, id, 'submit');
    return ok({ token, isVerified, readBy: reviewDueAt(at).toISOString() });
  }
}
