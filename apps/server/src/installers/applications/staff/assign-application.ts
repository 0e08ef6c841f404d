import { Injectable } from '@nestjs/common';
import { isInstallerApplicationOpen, ok, refuse, type Result } from '@simpletread/domain';

import type { StaffContext } from '../../../platform/audit/index.js';
import { InstallerApplicationRepository } from '../installer-application.repository.js';
import { InstallerStaffTrail } from './installer-staff-trail.js';
import { SeenApplication } from './seen-application.js';

interface Input {
  readonly version: number;
  readonly to: 'me' | 'unassigned';
}

/** Assigns an open application to a colleague. Others may still decide on it. */
@Injectable()
export class AssignApplication {
  constructor(
    private readonly seen: SeenApplication,
    private readonly applications: InstallerApplicationRepository,
    private readonly trail: InstallerStaffTrail,
  ) {}

  run(id: string, { version, to }: Input, context: StaffContext): Promise<Result<unknown>> {
    return this.seen.run(id, version, async (tx, { state, assignee }) => {
      if (!isInstallerApplicationOpen(state)) return refuse('application.movedOn');
      const { staffId, name } = context.staff;
      const next = to === 'me' ? { staffId, name } : null;
      await this.applications.assign(tx, id, next);
      const event = next === null ? 'release' : 'assign';
      const before = { assignee: assignee?.name ?? null };
      const after = { assignee: next?.name ?? null };
      await this.trail.leave(tx, id, { event, text: '', isInternal: true, before, after }, context);
      return ok(null);
    });
  }
}
