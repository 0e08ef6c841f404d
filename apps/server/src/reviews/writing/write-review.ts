import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { HandlerInput, ReplyOf, writeReview } from '@simpletread/contract';
import {
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

import { CatalogueDirectory } from '../../catalogue/index.js';
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
} from '../submissions/index.js';
import { PurchaseProof } from './purchase-proof.js';

type Body = HandlerInput<typeof writeReview>['body'];
type Written = ReplyOf<typeof writeReview>;

export interface ReviewWriter {
  readonly customer: CustomerPrincipal | null;
  readonly caller: string | null;
  readonly requestId: string;
}

/** The tires of a review, and how they were bought. */
interface Bought {
  readonly lineId: string;
  readonly tires: string;
  readonly orderId: string | null;
  readonly isEmployee: boolean;
}

/** Takes a review in: one of a person for each line, within limits, looked at, and mailed to its writer with the key to it. */
@Injectable()
export class WriteReview {
  constructor(
    private readonly work: UnitOfWork,
    private readonly database: Database,
    private readonly modules: ModuleRef,
    private readonly directory: CatalogueDirectory,
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

  async run(body: Body, writer: ReviewWriter): Promise<Result<Written>> {
    const line = await this.directory.find((index) => index.lineCalled(body.brand, body.line));
    if (line === undefined) return refuse('tire.unknown');
    const order = await this.orderOf(body, line.lineId, writer);
    if (!order.ok) return order;
    const tires = `${line.brandName} ${line.lineName}`;
    const isEmployee = await this.isEmployees(body, order.value, writer);
    const bought = { lineId: line.lineId, tires, orderId: order.value, isEmployee };
    return this.work.run((tx) => this.record(tx, body, bought, writer));
  }

  private async orderOf(
    { order, invitation }: Body,
    lineId: string,
    { customer, caller }: ReviewWriter,
  ): Promise<Result<string | null>> {
    const proof = this.modules.get(PurchaseProof, { strict: false });
    if (invitation !== undefined) {
      const invited = await proof.ofInvitation(invitation, lineId);
      return invited === null ? refuse('review.invitationUnknown') : ok(invited);
    }
    if (order !== null) return proof.ofOrder(order, lineId, caller);
    return ok(customer === null ? null : await proof.ofAccount(customer.accountId, lineId));
  }

  /** True if the writer, the account or the order's buyer works here. Source: 16 CFR 465.5. */
  private async isEmployees(
    { email }: Body,
    orderId: string | null,
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
    body: Body,
    { lineId, tires, orderId, isEmployee }: Bought,
    { customer, caller, requestId }: ReviewWriter,
  ): Promise<Result<Written>> {
    const network = caller === null ? null : hashToken(networkOf(caller));
    const mailbox = mailboxOf(body.email);
    const ofDay = await this.reviews.ofDay(tx, mailbox, network);
    if (ofDay.person >= MOST_REVIEWS_OF_PERSON || ofDay.network >= MOST_REVIEWS_OF_NETWORK)
      return refuse('request.rateLimited');
    const [id, at] = [newId(), await tx.now()];
    const { summary, comments, seconds } = body;
    const isVerified = orderId !== null;
    const signs = await this.look.run(tx, { id, summary, comments, isVerified, network, seconds });
    const accountId = customer?.accountId ?? null;
    const token = this.tokens.of(id);
    const state = reviewMachine.initial;
    const isNew = await this.reviews.insert(tx, {
      ...{
        id,
        lineId,
        form: body,
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
    if (!isNew) return refuse('review.writtenAlready');
    const by = caller === null ? null : networkOf(caller);
    const turn = await this.turns.take(tx, { kind: 'reviewLink', to: body.email, by });
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
    await this.mails.received(tx, { id, email: body.email }, tires, at);
    this.steps.announce(tx, id, 'submit');
    return ok({ token, isVerified, readBy: reviewDueAt(at).toISOString() });
  }
}
