import Provider, { type Adapter, type AdapterPayload, errors } from 'oidc-provider';

import type { RecordRepository } from './record.repository.js';

/** PostgreSQL's error code for a row whose parent is missing. */
const PARENT_GONE = '23503';

const isParentGone = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === PARENT_GONE;

/** The user agent is cut to this readable length. */
const USER_AGENT_CHARACTERS = 300;

// A record without an expiry: nothing the engine writes here lives longer.
const LONGEST_SECONDS = 30 * 24 * 60 * 60;

/**
 * Keeps one kind of the engine's records in PostgreSQL. Codes and refresh tokens are consumed by one conditional statement: of
 * two at once one gets through, and the other takes the grant with it, as a copied token would.
 */
export class RecordAdapter implements Adapter {
  constructor(
    private readonly model: string,
    private readonly records: RecordRepository,
  ) {}

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    const ctx = this.model === 'Session' ? Provider.ctx : undefined;
    const userAgent = ctx?.get('user-agent').slice(0, USER_AGENT_CHARACTERS) || null;
    try {
      await this.records.upsert(this.model, id, {
        payload,
        seconds: expiresIn ?? LONGEST_SECONDS,
        userAgent,
      });
    } catch (error) {
      throw isParentGone(error) ? new errors.InvalidGrant('the grant has been revoked') : error;
    }
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return (await this.records.find<AdapterPayload>(this.model, id)) ?? undefined;
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return (await this.records.findByUid<AdapterPayload>(uid)) ?? undefined;
  }

  findByUserCode(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  async consume(id: string): Promise<void> {
    if (await this.records.consume(this.model, id)) return;
    const used = await this.records.find<AdapterPayload>(this.model, id);
    if (used?.grantId !== undefined) await this.records.delete('Grant', used.grantId);
    throw new errors.InvalidGrant('already used');
  }

  destroy(id: string): Promise<void> {
    return this.records.delete(this.model, id);
  }

  /** Everything issued from the grant is deleted with its row. */
  revokeByGrantId(grantId: string): Promise<void> {
    return this.records.delete('Grant', grantId);
  }
}
