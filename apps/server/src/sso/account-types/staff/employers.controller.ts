import { Controller } from '@nestjs/common';
import {
  addEmployer,
  changeEmployer,
  endEmployer,
  getEmployer,
  type EmployerRow,
  type HandlerInput,
  listEmployers,
} from '@simpletread/contract';
import { ok, refuse, type Result } from '@simpletread/domain';

import { Approvals } from '../../approvals/index.js';
import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Database } from '../../../platform/database/index.js';
import { Bind, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { EmployerListReader } from './employer-list.reader.js';
import { ChangeEmployers } from '../employers/change-employers.js';
import { EmployerRepository } from '../employers/employer.repository.js';

/** Staff endpoints for employers whose people get employee prices. */
@Controller()
export class EmployersController {
  constructor(
    private readonly list: EmployerListReader,
    private readonly changes: ChangeEmployers,
    private readonly employers: EmployerRepository,
    private readonly approvals: Approvals,
    private readonly database: Database,
  ) {}

  @Bind(listEmployers)
  async listEmployers(@Input() { query }: HandlerInput<typeof listEmployers>) {
    return ok(await this.list.page(query));
  }

  @Bind(getEmployer)
  get(@Input() { params }: HandlerInput<typeof getEmployer>) {
    return this.shown(params.id);
  }

  @Bind(addEmployer)
  add(
    @Input() { body }: HandlerInput<typeof addEmployer>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.after(this.changes.add(body, { staff, requestId }));
  }

  @Bind(changeEmployer)
  change(
    @Input() { params, body }: HandlerInput<typeof changeEmployer>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    const { version, ...terms } = body;
    return this.after(this.changes.change(params.id, version, terms, { staff, requestId }));
  }

  @Bind(endEmployer)
  end(
    @Input() { params, body }: HandlerInput<typeof endEmployer>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.after(this.changes.end(params.id, body.version, { staff, requestId }));
  }

  private async after(done: Promise<Result<string>>): Promise<Result<EmployerRow>> {
    const result = await done;
    return result.ok ? this.shown(result.value) : result;
  }

  private async shown(id: string): Promise<Result<EmployerRow>> {
    const employer = await this.employers.find(id);
    if (employer === null) return refuse('record.missing');
    const pending = await this.approvals.pending(this.database, 'account.employer', employer.id);
    return ok({
      ...employer,
      domains: [...employer.domains],
      createdAt: employer.createdAt.toISOString(),
      approvalId: pending?.id ?? null,
    });
  }
}
