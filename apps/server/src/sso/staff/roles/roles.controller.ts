import { Controller } from '@nestjs/common';
import {
  changeRole,
  createRole,
  deleteRole,
  getRole,
  type HandlerInput,
  listRoles,
  type StaffRoleRow,
} from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, deleted, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { ComposeRoles } from './compose-roles.js';
import { ShowTeam } from '../members/show-team.js';

@Controller()
export class RolesController {
  constructor(
    private readonly team: ShowTeam,
    private readonly compose: ComposeRoles,
  ) {}

  @Bind(listRoles)
  async list(@Input() { query }: HandlerInput<typeof listRoles>) {
    return ok(await this.team.rolePage(query));
  }

  @Bind(getRole)
  get(@Input() { params }: HandlerInput<typeof getRole>) {
    return this.team.role(params.name);
  }

  @Bind(createRole)
  async create(
    @Input() { body }: HandlerInput<typeof createRole>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.shown(await this.compose.create(body, { staff, requestId }));
  }

  @Bind(changeRole)
  async change(
    @Input() { params, body }: HandlerInput<typeof changeRole>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.shown(await this.compose.change({ ...body, name: params.name }, { staff, requestId }));
  }

  @Bind(deleteRole)
  remove(
    @Input() { params, query }: HandlerInput<typeof deleteRole>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    const removal = this.compose.remove(params.name, query.version ?? null, { staff, requestId });
    return deleted(params.name, removal);
  }

  private shown(done: Result<string>): Promise<Result<StaffRoleRow>> {
    return done.ok ? this.team.role(done.value) : Promise.resolve(done);
  }
}
