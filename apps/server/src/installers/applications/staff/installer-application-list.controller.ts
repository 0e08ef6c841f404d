import { Controller } from '@nestjs/common';
import { type HandlerInput, listInstallerApplications } from '@simpletread/contract';
import { ok } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, Input, Staff } from '../../../platform/http/index.js';
import { InstallerApplicationListReader } from './installer-application-list.reader.js';

@Controller()
export class StaffInstallerApplicationListController {
  constructor(private readonly applications: InstallerApplicationListReader) {}

  @Bind(listInstallerApplications)
  async listApplications(
    @Input() { query }: HandlerInput<typeof listInstallerApplications>,
    @Staff() { staffId }: StaffPrincipal,
  ) {
    return ok(await this.applications.page(query, staffId));
  }
}
