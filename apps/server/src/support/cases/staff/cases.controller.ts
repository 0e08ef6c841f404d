import { Controller, Param, Res } from '@nestjs/common';
import {
  type AdminCase,
  type AdminCaseRow,
  getCase,
  getCaseFile,
  type HandlerInput,
  type HandlerReply,
  listCases,
  listCaseTeam,
  type ListPage,
} from '@simpletread/contract';
import { isUuid, ok, type Result } from '@simpletread/domain';
import type { FastifyReply } from 'fastify';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, BindStream, FaultError, Input, Staff } from '../../../platform/http/index.js';
import { CaseListReader } from './case-list.reader.js';
import { CasePageReader } from './case-page.reader.js';
import { ShowCase } from './show-case.js';

/** The inbox and its cases, for reading. */
@Controller()
export class CasesController {
  constructor(
    private readonly lists: CaseListReader,
    private readonly pages: CasePageReader,
    private readonly show: ShowCase,
  ) {}

  @Bind(listCases)
  async list(
    @Input() { query }: HandlerInput<typeof listCases>,
    @Staff() staff: StaffPrincipal,
  ): Promise<Result<ListPage<AdminCaseRow>>> {
    return ok(await this.lists.page(query, staff));
  }

  @Bind(getCase)
  get(
    @Input() { params }: HandlerInput<typeof getCase>,
    @Staff() staff: StaffPrincipal,
  ): Promise<Result<AdminCase>> {
    return this.show.run(params.id, staff);
  }

  @Bind(listCaseTeam)
  async team(): Promise<Result<HandlerReply<typeof listCaseTeam>>> {
    return ok(await this.pages.team());
  }

  @BindStream(getCaseFile)
  async file(@Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    const file = isUuid(id) ? await this.pages.file(id) : null;
    if (file === null) throw FaultError.of('record.missing');
    await reply
      .header('content-type', file.media_type)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'no-store')
      .send(Buffer.from(file.bytes));
  }
}
