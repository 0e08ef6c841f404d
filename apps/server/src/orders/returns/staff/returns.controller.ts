import { Controller, Param, Res } from '@nestjs/common';
import {
  type AdminReturn,
  type ListedReturn,
  getAdminReturn,
  getReturnPicture,
  type HandlerInput,
  type ListPage,
  listReturns,
} from '@simpletread/contract';
import { isUuid, ok, type Result } from '@simpletread/domain';
import type { FastifyReply } from 'fastify';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, BindStream, FaultError, Input, Staff } from '../../../platform/http/index.js';
import { sendPicture } from '../../../platform/pictures/index.js';
import { ReturnReader } from '../return.reader.js';
import { ReturnListReader } from './return-list.reader.js';
import { ShowReturn } from './show-return.js';

@Controller()
export class StaffReturnsController {
  constructor(
    private readonly lists: ReturnListReader,
    private readonly show: ShowReturn,
    private readonly returns: ReturnReader,
  ) {}

  @Bind(listReturns)
  async list(
    @Input() { query }: HandlerInput<typeof listReturns>,
    @Staff() staff: StaffPrincipal,
  ): Promise<Result<ListPage<ListedReturn>>> {
    return ok(await this.lists.page(query, staff));
  }

  @Bind(getAdminReturn)
  get(
    @Input() { params }: HandlerInput<typeof getAdminReturn>,
    @Staff() staff: StaffPrincipal,
  ): Promise<Result<AdminReturn>> {
    return this.show.run(params.id, staff);
  }

  @BindStream(getReturnPicture)
  async picture(
    @Param('id') id: string,
    @Param('pictureId') pictureId: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const picture = isUuid(id) && isUuid(pictureId) ? await this.returns.picture(id, pictureId) : null;
    if (picture === null) throw FaultError.of('record.missing');
    await sendPicture(reply, picture);
  }
}
