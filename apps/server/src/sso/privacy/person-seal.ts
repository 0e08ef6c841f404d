import { Injectable } from '@nestjs/common';

import { Config } from '../../platform/config/index.js';
import type { Erasing, Person, PersonalSection } from '../../platform/personal-data/index.js';
import { Seal } from '../../platform/sealing/index.js';

/** The person of a request. A running erasure also keeps the keys that find their data. */
export type SealedPerson = Person & Partial<Pick<Erasing, 'contacts' | 'subjectIds'>>;

/** Seals the person and the findings, so this feature's tables reveal no one. */
@Injectable()
export class PersonSeal {
  private readonly person: Seal;
  private readonly part: Seal;

  constructor(config: Config) {
    this.person = new Seal(config.sessionSecret, 'privacy request');
    this.part = new Seal(config.sessionSecret, 'privacy export');
  }

  sealPerson(requestId: string, person: SealedPerson): string {
    return this.person.seal(person, requestId);
  }

  /** Throws if it doesn't open: after a change of the secret, the person must ask again. */
  openPerson(requestId: string, sealed: string | null): SealedPerson {
    const person = this.person.open<SealedPerson>(sealed ?? '', requestId);
    if (person === null) throw new Error(`the person of the request ${requestId} cannot be read`);
    return person;
  }

  sealPart(requestId: string, step: string, sections: readonly PersonalSection[]): string {
    return this.part.seal({ sections }, `${requestId} ${step}`);
  }

  openPart(requestId: string, step: string, sealed: string): readonly PersonalSection[] | null {
    return this.part.open<{ sections: PersonalSection[] }>(sealed, `${requestId} ${step}`)?.sections ?? null;
  }
}
