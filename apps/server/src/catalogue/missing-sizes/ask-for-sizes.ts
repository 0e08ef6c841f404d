import { createHmac } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type { askForSizes, HandlerInput, ReplyOf } from '@simpletread/contract';
import { askerOf, ok, refuse, type Result } from '@simpletread/domain';
import { LRUCache } from 'lru-cache';

import { Clock } from '../../platform/clock/index.js';
import { Config } from '../../platform/config/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { VehicleDirectory } from '../vehicles/index.js';
import { MissingSizeRepository, type Asking } from './missing-size.repository.js';
import { shopDay } from './shop-day.js';

type Path = HandlerInput<typeof askForSizes>['params'];
type Asked = Result<ReplyOf<typeof askForSizes>, 'vehicle.unknown'>;

const MOST_REMEMBERED = 20_000;

/** Counts visitors who ask for a vehicle without sizes. A page that is opened again costs no write. */
@Injectable()
export class AskForSizes {
  private readonly counted = new LRUCache<string, true>({ max: MOST_REMEMBERED });

  constructor(
    private readonly directory: VehicleDirectory,
    private readonly missing: MissingSizeRepository,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async run({ make, model, year }: Path, caller: string | null): Promise<Asked> {
    const found = await this.directory.find((index) => {
      const known = index.model(make, model);
      if (!known?.years.includes(year)) return undefined;
      return { model: known, isMissing: index.fitmentsOf(known, year).length === 0 };
    });
    if (found === undefined) return refuse('vehicle.unknown');
    if (found.isMissing && caller !== null) {
      const { make: makeName, model: name, makeSlug, modelSlug } = found.model;
      const asking = this.askingOf(caller);
      const key = `${asking.day} ${asking.visitor} ${makeSlug}/${modelSlug}/${year}`;
      if (!this.counted.has(key)) {
        const vehicle = { year, make: makeName, model: name, make_slug: makeSlug, model_slug: modelSlug };
        await this.work.run(async (tx) => {
          await this.missing.count(tx, vehicle, asking);
          return ok(null);
        });
        this.counted.set(key, true);
      }
    }
    return ok({ isMissing: found.isMissing });
  }

  /** The day is part of the digest, so it changes every day. */
  private askingOf(caller: string): Asking {
    const day = shopDay(this.clock.now());
    const digest = (text: string): string =>
      createHmac('sha256', this.config.sessionSecret)
        .update(`missing sizes ${day} ${text}`)
        .digest('base64url');
    const { visitor, network } = askerOf(caller);
    return { day, visitor: digest(visitor), network: digest(network) };
  }
}
