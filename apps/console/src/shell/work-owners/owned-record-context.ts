import type { OwnedRecord } from '@simpletread/domain';
import { createContext } from 'react';

export interface OwnedRecordRef {
  readonly kind: OwnedRecord;
  readonly id: string;
}

/** The record of the page, if its work can have an owner; null on other pages. */
export const OwnedRecordContext = createContext<OwnedRecordRef | null>(null);
