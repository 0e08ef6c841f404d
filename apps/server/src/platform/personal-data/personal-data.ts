import { Injectable } from '@nestjs/common';

import type { SqlRunner } from '../database/index.js';
import type { ErasureBlock, Person, PersonalDataSource, PersonalTraces } from './personal-data-source.js';

const TURNS = ['feature', 'account', 'platform'] as const satisfies readonly PersonalDataSource['turn'][];

/** All sources of personal data. Each feature registers its own in `onModuleInit`. */
@Injectable()
export class PersonalData {
  private readonly registered = new Map<string, PersonalDataSource>();

  register(source: PersonalDataSource): void {
    if (this.registered.has(source.step)) throw new Error(`two sources are called ${source.step}`);
    this.registered.set(source.step, source);
  }

  /** In the order of an erasure; by name within a turn, so every server has the same order. */
  sources(): readonly PersonalDataSource[] {
    return [...this.registered.values()].sort(
      (a, b) => TURNS.indexOf(a.turn) - TURNS.indexOf(b.turn) || a.step.localeCompare(b.step, 'en'),
    );
  }

  async traces(db: SqlRunner, person: Person): Promise<PersonalTraces> {
    const contacts = new Set([person.email]);
    const subjectIds = new Set([person.accountId]);
    for (const source of this.sources()) {
      const found = (await source.traces?.(db, person)) ?? {};
      // A short text would match unrelated data.
      for (const contact of found.contacts ?? [])
        if (contact.length >= MIN_CONTACT_LENGTH) contacts.add(contact);
      for (const id of found.subjectIds ?? []) subjectIds.add(id);
    }
    return { contacts: [...contacts], subjectIds: [...subjectIds] };
  }

  async blocks(db: SqlRunner, person: Person): Promise<ErasureBlock[]> {
    const blocks: ErasureBlock[] = [];
    for (const source of this.sources()) blocks.push(...((await source.blocks?.(db, person)) ?? []));
    return blocks;
  }
}

const MIN_CONTACT_LENGTH = 7;
