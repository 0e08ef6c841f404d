import { Controller } from '@nestjs/common';
import {
  checkReviewInvitation,
  type HandlerInput,
  readReviewRequests,
  stopReviewInvitations,
} from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import { CatalogueDirectory } from '../../catalogue/index.js';
import { Database } from '../../platform/database/index.js';
import { Bind, Input } from '../../platform/http/index.js';
import { ReviewInvitations } from './review-invitation.repository.js';
import { ReviewRefusals } from './review-refusals.js';

@Controller()
export class ReviewInvitationsController {
  constructor(
    private readonly database: Database,
    private readonly directory: CatalogueDirectory,
    private readonly invitations: ReviewInvitations,
    private readonly refusals: ReviewRefusals,
  ) {}

  @Bind(checkReviewInvitation)
  async check(@Input() { body }: HandlerInput<typeof checkReviewInvitation>) {
    const line = await this.directory.find((index) => index.lineCalled(body.brand, body.line));
    const order =
      line === undefined ? null : await this.invitations.orderOf(this.database, body.invitation, line.lineId);
    return ok({ isKnown: order !== null });
  }

  @Bind(readReviewRequests)
  requests(@Input() { body }: HandlerInput<typeof readReviewRequests>) {
    return this.refusals.isStopped(body.invitation);
  }

  @Bind(stopReviewInvitations)
  stop(@Input() { body }: HandlerInput<typeof stopReviewInvitations>) {
    return this.refusals.stop(body.invitation);
  }
}
