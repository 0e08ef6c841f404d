import { Controller, Param, Res } from '@nestjs/common';
import {
  type AdminPriceClaim,
  type ListedPriceClaim,
  approvePriceClaim,
  denyPriceClaim,
  getAdminPriceClaim,
  getPriceClaimPicture,
  type HandlerInput,
  type ListPage,
  listPriceClaims,
} from '@simpletread/contract';
import { isUuid, ok, type Result } from '@simpletread/domain';
import type { FastifyReply } from 'fastify';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import {
  Bind,
  BindStream,
  FaultError,
  IdempotencyKey,
  Input,
  RequestId,
  Staff,
} from '../../../platform/http/index.js';
import { sendPicture } from '../../../platform/pictures/index.js';
import { PriceClaimReader } from '../price-claim.reader.js';
import { AnswerPriceClaim } from './answer-price-claim.js';
import { PriceClaimListReader } from './price-claim-list.reader.js';
import { ShowPriceClaim } from './show-price-claim.js';

@Controller()
export class StaffPriceClaimsController {
  constructor(
    private readonly lists: PriceClaimListReader,
    private readonly show: ShowPriceClaim,
    private readonly claims: PriceClaimReader,
    private readonly answers: AnswerPriceClaim,
  ) {}

  @Bind(listPriceClaims)
  async list(
    @Input() { query }: HandlerInput<typeof listPriceClaims>,
    @Staff() staff: StaffPrincipal,
  ): Promise<Result<ListPage<ListedPriceClaim>>> {
    return ok(await this.lists.page(query, staff));
  }

  @Bind(getAdminPriceClaim)
  get(
    @Input() { params }: HandlerInput<typeof getAdminPriceClaim>,
    @Staff() staff: StaffPrincipal,
  ): Promise<Result<AdminPriceClaim>> {
    return this.show.run(params.id, staff);
  }

  @BindStream(getPriceClaimPicture)
  async picture(
    @Param('id') id: string,
    @Param('pictureId') pictureId: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const picture = isUuid(id) && isUuid(pictureId) ? await this.claims.picture(id, pictureId) : null;
    if (picture === null) throw FaultError.of('record.missing');
    await sendPicture(reply, picture);
  }

  @Bind(approvePriceClaim)
  async approve(
    @Input() { params, body }: HandlerInput<typeof approvePriceClaim>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<AdminPriceClaim>> {
    const seen = { claimId: params.id, version: body.version };
    const done = await this.answers.approve(seen, body.expectedRefundInCents, { staff, requestId, key });
    return done.ok ? this.show.run(params.id, staff) : done;
  }

  @Bind(denyPriceClaim)
  async deny(
    @Input() { params, body }: HandlerInput<typeof denyPriceClaim>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<AdminPriceClaim>> {
    const seen = { claimId: params.id, version: body.version };
    const done = await this.answers.deny(seen, body.reason, { staff, requestId, key });
    return done.ok ? this.show.run(params.id, staff) : done;
  }
}
