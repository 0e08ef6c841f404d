import { Injectable } from '@nestjs/common';
import type { HandlerInput, Present, shareRecord } from '@simpletread/contract';
import { may, ok, refuse, type Result, WATCHED_RECORDS } from '@simpletread/domain';

import type { StaffPrincipal } from '../access/index.js';
import { LiveUpdates } from '../live/index.js';
import { PresenceRepository } from './presence.repository.js';

type Body = HandlerInput<typeof shareRecord>['body'];

/** Records that a staff member has a record open, notifies colleagues who have it open too, and returns them. */
@Injectable()
export class ShareRecord {
  constructor(
    private readonly presence: PresenceRepository,
    private readonly live: LiveUpdates,
  ) {}

  async run(body: Body, staff: StaffPrincipal): Promise<Result<Present[], 'access.refused'>> {
    const { resource, id: recordId, tabId, isEditing, isLeaving } = body;
    if (!may(staff, WATCHED_RECORDS[resource])) return refuse('access.refused');
    const tab = { tabId, resource, recordId, staffId: staff.staffId, staffName: staff.name, isEditing };
    const isNews = isLeaving ? await this.presence.leave(tab) : !(await this.presence.hasSaid(tab));
    if (!isLeaving) await this.presence.say(tab);
    if (isNews) {
      await this.presence.forgetSilent(tab);
      await this.live.publish('presence', { id: recordId, type: 'PresenceChanged' });
    }
    const others = await this.presence.others(tab);
    return ok(
      others.map((each) => ({
        staffId: each.staff_id,
        name: each.staff_name,
        isEditing: each.is_editing,
        since: each.since.toISOString(),
      })),
    );
  }
}
