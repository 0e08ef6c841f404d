import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';

import type { SqlRunner } from '../database/index.js';
import { KeepsPersonalData } from './keeps-personal-data.js';
import type { ErasureBlock, Person, PersonalDataSource, PersonalTraces } from './personal-data-source.js';

const TURNS = ['feature', 'account', 'platform'] as const satisfies readonly PersonalDataSource['turn'][];

/** Returns `sources` in the order of an erasure; by name within a turn, so every server has the same order. */
const inOrder = (sources: readonly PersonalDataSource[]): readonly PersonalDataSource[] =>
  sources.toSorted(
    (a, b) => TURNS.indexOf(a.turn) - TURNS.indexOf(b.turn) || a.step.localeCompare(b.step, 'en'),
  );

/** All that the server keeps about people: the sources that features declare with `@KeepsPersonalData()`. */
@Injectable()
export class PersonalData implements OnModuleInit {
  private found: readonly PersonalDataSource[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    const wrappers = this.discovery.getProviders({ metadataKey: KeepsPersonalData.KEY });
    this.found = inOrder(wrappers.map(({ instance }) => instance as PersonalDataSource));
    const steps = this.found.map(({ step }) => step);
    const twice = steps.find((step, index) => steps.indexOf(step) !== index);
    if (twice !== undefined) throw new Error(`two sources are called ${twice}`);
  }

  /** In the order of an erasure. */
  sources(): readonly PersonalDataSource[] {
    return this.found;
  }

  async traces(db: SqlRunner, person: Person): Promise<PersonalTraces> {
    const contacts = new Set([person.email]);
    const subjectIds = new Set([person.accountId]);
    for (const source of this.sources()) {
      const found = (await source.traces?.(db, person)) ?? {};
      // A short text would match other people's data.
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
