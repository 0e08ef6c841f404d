import { Injectable } from '@nestjs/common';

import { Config } from '../../platform/config/index.js';
import type { Erasing, Person, PersonalSection } from '../../platform/personal-data/index.js';
import { Seal } from '../../platform/sealing/index.js';

/** Whose request it is; an erasure under way also knows by what to find the person. */
export type SealedPerson = Person & Partial<Pick<Erasing, 'contacts' | 'subjectIds'>>;

/** Seals who asked and what was found: the tables of this feature say nothing about anybody. */
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

  /** Throws where it does not open: whoever changed the secret has to ask the person again. */
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
