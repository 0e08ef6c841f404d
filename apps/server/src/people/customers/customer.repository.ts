import { Injectable } from '@nestjs/common';

import { Database, type Renamed, type SqlRunner, type Transaction } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import type { CustomerRow } from './customer.entity.js';
import type { CustomerNoteRow } from './customer-note.entity.js';

const NOTE = `
  INSERT INTO people.note (id, customer_id, text, written_at, written_by, writer_name, request_key)
  VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (request_key) DO NOTHING`;

const NOTES = `
  SELECT id, text, written_at, writer_name FROM people.note WHERE customer_id = $1 ORDER BY written_at DESC, id DESC`;

export type WrittenNote = Pick<CustomerNoteRow, 'id' | 'text' | 'written_at' | 'writer_name'>;

/** The only writer of notes about customers. */
@Injectable()
export class CustomerRepository {
  constructor(private readonly database: Database) {}

  find(id: string, db: SqlRunner = this.database): Promise<CustomerRow | null> {
    return db.one<CustomerRow>('SELECT * FROM people.customer WHERE id = $1', [id]);
  }

  /** Keeps the customer from being erased until the transaction ends. */
  lock(tx: Transaction, id: string): Promise<CustomerRow | null> {
    return tx.one<CustomerRow>('SELECT * FROM people.customer WHERE id = $1 FOR UPDATE', [id]);
  }

  /** The new note's id; null if the request has written its note already. */
  async addNote(
    tx: Transaction,
    note: Renamed<
      CustomerNoteRow,
      {
        customerId: 'customer_id';
        text: 'text';
        writtenAt: 'written_at';
        writtenBy: 'written_by';
        writerName: 'writer_name';
        requestKey: 'request_key';
      }
    >,
  ): Promise<string | null> {
    const id = newId();
    const { customerId, text, writtenAt, writtenBy, writerName, requestKey } = note;
    const values = [id, customerId, text, writtenAt, writtenBy, writerName, requestKey];
    return (await tx.execute(NOTE, values)) === 1 ? id : null;
  }

  notes(db: SqlRunner, customerId: string): Promise<WrittenNote[]> {
    return db.query<WrittenNote>(NOTES, [customerId]);
  }
}
