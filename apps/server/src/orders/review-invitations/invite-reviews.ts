import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  INVITATION_STAGES,
  invitationFor,
  type InvitationStage,
  mailboxOf,
  type MailBlock,
  ok,
} from '@simpletread/domain';

import { CatalogueDirectory, LinesOfTires } from '../../catalogue/index.js';
import { ShopDirectory } from '../../installers/index.js';
import { Config } from '../../platform/config/index.js';
import { Database, type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { EachAlone, JobHandlers } from '../../platform/jobs/index.js';
import { Log } from '../../platform/log/index.js';
import { Messages } from '../../platform/messages/index.js';
import { Suppressions } from '../../platform/suppressions/index.js';
import { BuyersReviews } from '../../reviews/index.js';
import { ReviewRefusals } from './review-refusals.js';
import { type OrderToReview, ReviewInvitations } from './review-invitation.repository.js';

const JOB = 'orders.invite-reviews';
const EVERY_MS = 60 * 60_000;
const AT_ONCE = 200;
const FIRST = '00000000-0000-0000-0000-000000000000';

const AGES: Readonly<Record<InvitationStage, string>> = {
  month: 'a month',
  halfYear: 'six months',
  year: 'a year',
};

/** The question about one line, and the key in its link. */
interface Asked {
  readonly tires: string;
  readonly token: string;
  readonly block: MailBlock;
}

/** Asks buyers by email for a review of their tires after 30 days, and how they wear after 6 and 12 months. Decision record 176. */
@Injectable()
export class InviteReviews implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly handlers: JobHandlers,
    private readonly invitations: ReviewInvitations,
    private readonly reviews: BuyersReviews,
    private readonly lines: LinesOfTires,
    private readonly directory: CatalogueDirectory,
    private readonly shops: ShopDirectory,
    private readonly suppressions: Suppressions,
    private readonly refusals: ReviewRefusals,
    private readonly messages: Messages,
    private readonly config: Config,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: JOB, run: () => this.run() });
  }

  async run(): Promise<void> {
    const each = new EachAlone(this.log, JOB);
    for (const stage of INVITATION_STAGES)
      for (let after = FIRST; ;) {
        const due = await this.invitations.due(this.database, stage, after, AT_ONCE);
        await each.run(due, (id) => this.work.run(async (tx) => ok(await this.invite(tx, id, stage))));
        const last = due.at(-1);
        if (last === undefined || due.length < AT_ONCE) break;
        after = last;
      }
    each.end();
  }

  private async invite(tx: Transaction, orderId: string, stage: InvitationStage): Promise<void> {
    const order = await this.invitations.locked(tx, orderId);
    if (order === null) return;
    const { email, first_name: firstName } = order;
    if ((await this.suppressions.holds(tx, email)) || (await this.refusals.holds(tx, email))) return;
    const asked: Asked[] = [];
    for (const lineId of await this.lines.linesOf(order.tireIds)) {
      const one = await this.askAbout(tx, order, lineId, stage);
      if (one !== null) asked.push(one);
    }
    const [first] = asked;
    if (first === undefined) return;
    const tires = asked.map((one) => one.tires).join(' and ');
    await this.messages.queue(tx, {
      channel: 'email',
      to: email,
      orderId: order.id,
      unsubscribeUrl: `${this.config.storefrontUrl}/api/review-invitations/${first.token}`,
      template: stage === 'month' ? 'review-invitation' : 'review-follow-up',
      subject: stage === 'month' ? `How do you like your ${tires}?` : `Your ${tires} after ${AGES[stage]}`,
      blocks: [
        stage === 'month'
          ? `${firstName}, you’ve driven your ${tires} for ${AGES[stage]}. Good or bad, your review helps other drivers. It takes two minutes.`
          : `${firstName}, it has been ${AGES[stage]}. How are your ${tires} wearing, and how many miles are on them? Good or bad, your answer helps other drivers.`,
        ...asked.map(({ block }) => block),
        ...(stage === 'month' ? await this.shopBlocks(order) : []),
        { note: 'Your review shows a verified purchase. We ask about the same tires three times at most.' },
        {
          link: `${this.config.storefrontUrl}/my-reviews/stop/${first.token}`,
          label: 'Stop review requests',
        },
      ],
    });
  }

  /** The way to review the shop that installed the tires; empty if none did. */
  private async shopBlocks({ shop_id: shopId }: OrderToReview): Promise<readonly MailBlock[]> {
    const shop = shopId === null ? null : await this.shops.findById(shopId);
    if (shop?.isActive !== true) return [];
    const page = `${this.config.storefrontUrl}/tire-shops/shop/${shop.slug}/${shop.code.toLowerCase()}/write-a-review`;
    return [{ link: page, label: `Review ${shop.company}` }];
  }

  /** The link about one line; null if there is nothing to ask. */
  private async askAbout(
    tx: Transaction,
    order: OrderToReview,
    lineId: string,
    stage: InvitationStage,
  ): Promise<Asked | null> {
    const line = await this.directory.find((index) => index.line(lineId));
    if (line === undefined) return null;
    const buyer = { mailbox: mailboxOf(order.email), accountId: order.account_id };
    const review = await this.reviews.ofLine(tx, lineId, buyer);
    const known = review === null ? null : review.state === 'published' ? 'published' : 'other';
    const question = invitationFor(stage, known);
    if (question === null) return null;
    const token = await this.invitations.add(
      tx,
      { order_id: order.id, line_id: lineId, stage },
      buyer.mailbox,
    );
    if (token === null) return null;
    const tires = `${line.brandName} ${line.lineName}`;
    if (review !== null && question === 'update')
      return {
        ...{ tires, token },
        block: { link: await this.reviews.reopen(tx, review.id), label: 'Update your review' },
      };
    const page = `${this.config.storefrontUrl}/brands/${line.brandSlug}-tires/${line.lineSlug}/write-a-review`;
    return { tires, token, block: { link: `${page}?invitation=${token}`, label: `Review the ${tires}` } };
  }
}
