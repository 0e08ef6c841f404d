import { Injectable } from '@nestjs/common';
import type { LiveUpdate } from '@simpletread/contract';

import { PubSub } from '../pubsub/index.js';

export const LIVE_TOPIC = 'live';

/** Notifies open consoles of a change. Call it after the commit, or from an event consumer. */
@Injectable()
export class LiveUpdates {
  constructor(private readonly pubSub: PubSub) {}

  /** `id` is the changed record's, `type` what happened to it, as `OrderPlaced`. */
  publish(topic: LiveUpdate['topic'], { id, type }: Pick<LiveUpdate, 'id' | 'type'>): Promise<void> {
    return this.pubSub.publish(LIVE_TOPIC, { topic, id, type });
  }
}
