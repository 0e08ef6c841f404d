import { ok, refuse, type Result } from '../../result/index.js';

/** Characters of a note on a customer at most. */
export const MOST_CUSTOMER_NOTE = 2000;

/** Reads what staff write about a customer. Refuses nothing with `note.empty`, and more than 2,000 characters with `note.tooLong`. */
export const parseCustomerNote = (text: string): Result<string, 'note.empty' | 'note.tooLong'> => {
  const note = text.trim().replace(/\r\n/g, '\n');
  if (note === '') return refuse('note.empty');
  return note.length <= MOST_CUSTOMER_NOTE
    ? ok(note)
    : refuse('note.tooLong', { over: note.length - MOST_CUSTOMER_NOTE });
};
