import { isUuid } from '@simpletread/domain';

import type { SqlRunner, Transaction } from '../database/index.js';

/** The person in question: an account, and the address it has proved. */
export interface Person {
  readonly accountId: string;
  /** In lower case. */
  readonly email: string;
}

/** One kind of thing that is kept about a person, such as orders; each item as its fields. */
export interface PersonalSection {
  readonly title: string;
  readonly items: readonly Readonly<Record<string, unknown>>[];
}

/** The keys that find a person where no id refers to them: in emails, reports and the audit. */
export interface PersonalTraces {
  /** Texts that belong to them alone: email addresses and phone numbers. */
  readonly contacts: readonly string[];
  /** Ids of what is about them, such as their orders. */
  readonly subjectIds: readonly string[];
}

/** Something open that has to end first. */
export interface ErasureBlock {
  readonly reason: 'openOrder' | 'openRefund' | 'openPayment' | 'openApplication';
  /** At least 1. */
  readonly count: number;
}

/** The input of each step of an erasure. */
export interface Erasing extends PersonalTraces {
  readonly person: Person;
  readonly requestId: string;
}

/** The subjects' ids, for columns of ids. */
export const idsOf = ({ subjectIds }: Pick<Erasing, 'subjectIds'>): string[] =>
  subjectIds.filter((id) => isUuid(id));

/** One part of the server's data about people: how it is exported and how it is erased. */
export interface PersonalDataSource {
  /** Name of the step, such as `orders`. It never changes, because an interrupted erasure resumes by it. */
  readonly step: string;
  /**
   * When its turn comes in an erasure: features first, then the account that they look the person up by, then what the platform
   * wrote while they worked.
   */
  readonly turn: 'feature' | 'account' | 'platform';
  collect(db: SqlRunner, person: Person): Promise<readonly PersonalSection[]>;
  /** Forgets the person in one transaction; twice is as good as once. */
  erase(tx: Transaction, erasing: Erasing): Promise<void>;
  /** False where it has to be asked again in a while, such as while a mail is on its way. */
  isReady?(db: SqlRunner, erasing: Erasing): Promise<boolean>;
  traces?(db: SqlRunner, person: Person): Promise<Partial<PersonalTraces>>;
  blocks?(db: SqlRunner, person: Person): Promise<readonly ErasureBlock[]>;
}
