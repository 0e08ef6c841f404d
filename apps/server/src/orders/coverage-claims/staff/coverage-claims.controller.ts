import { Controller, Param, Res } from '@nestjs/common';
import {
  type AdminCoverageClaim,
  type ListedCoverageClaim,
  approveCoverageClaim,
  askAboutCoverageClaim,
  denyCoverageClaim,
  getAdminCoverageClaim,
  getCoverageClaimPicture,
  type HandlerInput,
  type ListPage,
  listCoverageClaims,
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
import { CoverageClaimReader } from '../coverage-claim.reader.js';
import { AnswerCoverageClaim } from './answer-coverage-claim.js';
import { CoverageClaimListReader } from './coverage-claim-list.reader.js';
import { ShowCoverageClaim } from './show-coverage-claim.js';

@Controller()
export class StaffCoverageClaimsController {
  constructor(
    private readonly lists: CoverageClaimListReader,
    private readonly show: ShowCoverageClaim,
    private readonly claims: CoverageClaimReader,
    private readonly answers: AnswerCoverageClaim,
  ) {}

  @Bind(listCoverageClaims)
  async list(
    @Input() { query }: HandlerInput<typeof listCoverageClaims>,
    @Staff() staff: StaffPrincipal,
  ): Promise<Result<ListPage<ListedCoverageClaim>>> {
    return ok(await this.lists.page(query, staff));
  }

  @Bind(getAdminCoverageClaim)
  get(
    @Input() { params }: HandlerInput<typeof getAdminCoverageClaim>,
    @Staff() staff: StaffPrincipal,
  ): Promise<Result<AdminCoverageClaim>> {
    return this.show.run(params.id, staff);
  }

  @BindStream(getCoverageClaimPicture)
  async picture(
    @Param('id') id: string,
    @Param('pictureId') pictureId: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const picture = isUuid(id) && isUuid(pictureId) ? await this.claims.picture(id, pictureId) : null;
    if (picture === null) throw FaultError.of('record.missing');
    await sendPicture(reply, picture);
  }

  @Bind(approveCoverageClaim)
  async approve(
    @Input() { params, body }: HandlerInput<typeof approveCoverageClaim>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<AdminCoverageClaim>> {
    const seen = { claimId: params.id, version: body.version };
    const done = await this.answers.approve(seen, body.expectedAmountInCents, { staff, requestId, key });
    return done.ok ? this.show.run(params.id, staff) : done;
  }

  @Bind(askAboutCoverageClaim)
  async ask(
    @Input() { params, body }: HandlerInput<typeof askAboutCoverageClaim>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<AdminCoverageClaim>> {
    const seen = { claimId: params.id, version: body.version };
    const done = await this.answers.ask(seen, body.question, { staff, requestId, key });
    return done.ok ? this.show.run(params.id, staff) : done;
  }

  @Bind(denyCoverageClaim)
  async deny(
    @Input() { params, body }: HandlerInput<typeof denyCoverageClaim>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
    @IdempotencyKey() key: string,
  ): Promise<Result<AdminCoverageClaim>> {
    const seen = { claimId: params.id, version: body.version };
    const done = await this.answers.deny(seen, body.reason, { staff, requestId, key });
    return done.ok ? this.show.run(params.id, staff) : done;
  }
}
