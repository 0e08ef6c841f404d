import { ownValue } from '@simpletread/domain';
import { createContext, useContext } from 'react';

/** The display name of a stored word; undefined for a self-explanatory one. */
type Words = (value: string) => string | undefined;

/** The rooms' display names of stored words, set by the app. */
export interface RecordWords {
  /** States, by kind of record. */
  readonly states: Readonly<Record<string, Words>>;
  /** Other fields, by name. */
  readonly fields: Readonly<Record<string, Words>>;
}

/** The labels of a table of faces. */
export const labelIn =
  (faces: Readonly<Record<string, { readonly label: string }>>): Words =>
  (value) =>
    ownValue(faces, value)?.label;

/** The words of a table. */
export const wordIn =
  (words: Readonly<Record<string, string>>): Words =>
  (value) =>
    ownValue(words, value);

export const NO_WORDS: RecordWords = { states: {}, fields: {} };

export const RecordWordsContext = createContext(NO_WORDS);

export const useRecordWords = (): RecordWords => useContext(RecordWordsContext);

/** The display name of the stored word `value`; undefined for a self-explanatory one. */
export const stateText = (
  { states, fields }: RecordWords,
  subjectType: string,
  field: string,
  value: string,
): string | undefined =>
  (field === 'state' ? ownValue(states, subjectType) : ownValue(fields, field))?.(value);
