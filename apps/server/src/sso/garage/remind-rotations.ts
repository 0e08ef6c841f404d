import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ok, rotationState } from '@simpletread/domain';

import { Accounts } from '../accounts/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Config } from '../../platform/config/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { JobHandlers } from '../../platform/jobs/index.js';
import { Messages } from '../../platform/messages/index.js';
import { GarageRepository, type OwnedVehicle } from './garage.repository.js';

const EVERY_MS = 60 * 60_000;
const AT_ONCE = 200;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Writes to owners whose tires are due for rotation, once for each time they are. */
@Injectable()
export class RemindRotations implements OnModuleInit {
  constructor(
    private readonly garage: GarageRepository,
    private readonly accounts: Accounts,
    private readonly messages: Messages,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly handlers: JobHandlers,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MS, { job: 'customers.remind-rotations', run: () => this.run() });
  }

  async run(): Promise<void> {
    const today = this.clock.now().toISOString().slice(0, 10);
    for (let afterId = FIRST; ;) {
      const vehicles = await this.garage.mayBeDue(today, afterId, AT_ONCE);
      for (const owned of vehicles) await this.remind(owned, rotationState(owned, today).dueCount);
      const last = vehicles.at(-1);
      if (last === undefined || vehicles.length < AT_ONCE) return;
      afterId = last.vehicleId;
    }
  }

  private async remind(owned: OwnedVehicle, dueCount: number): Promise<void> {
    if (dueCount <= owned.remindedCount) return;
    await this.work.run(async (tx) => {
      const account = await this.accounts.byId(owned.accountId, tx);
      const isNews = await this.garage.remind(tx, owned.vehicleId, dueCount);
      if (account === null || !account.isActive || !isNews) return ok(null);
      const { year, make, model } = owned.vehicle;
      const name = `${year} ${make} ${model}`;
      await this.messages.queue(tx, {
        channel: 'email',
        to: account.email,
        template: 'rotation-reminder',
        subject: `Time to rotate the tires of your ${name}`,
        blocks: [
          `${account.firstName}, the tires of your ${name} are due for rotation. Rotate them every 6 months or 6,000 miles, so they wear evenly.`,
          {
            link: `${this.config.storefrontUrl}/account/my-garage/rotation/${owned.vehicleId}`,
            label: 'Book a rotation',
          },
          { link: `${this.config.storefrontUrl}/account/my-garage`, label: 'Record the rotation' },
          { note: 'Recording it in your garage schedules your next reminder.' },
        ],
      });
      return ok(null);
    });
  }
}
