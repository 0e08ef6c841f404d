import { Injectable } from '@nestjs/common';
import {
  type FleetCloseReason,
  type FleetEvent,
  may,
  moveFleet,
  ok,
  refuse,
  type Result,
} from '@simpletread/domain';

import { Audit, type StaffContext } from '../../../platform/audit/index.js';
import { type Transaction, UnitOfWork } from '../../../platform/database/index.js';
import { newId } from '../../../platform/ids/index.js';
import { WorkOwnerRepository } from '../../../platform/work-owners/index.js';
import { Accounts, AccountStandings } from '../../../sso/index.js';
import type { FleetEntityRow } from '../store/fleet.entity.js';
import { FleetRepository, type FleetWords } from '../store/fleet.repository.js';

interface Seen {
  readonly id: string;
  readonly version: number;
}

// The audit says that the contact changed, not who it is: erasing the person must not need the audit.
const factsOf = ({ name, state, close_reason }: Pick<FleetEntityRow, 'name' | 'state' | 'close_reason'>) => ({
  name,
  state,
  ...(close_reason === null ? {} : { closeReason: close_reason }),
});

const changedFields = (row: FleetEntityRow, words: FleetWords): string[] =>
  (
    [
      ['name', row.name, words.name],
      ['contact', row.contact_name, words.contactName],
      ['email address', row.email, words.email],
      ['phone', row.phone, words.phone],
      ['note', row.note, words.note],
    ] as const
  )
    .filter(([, before, after]) => before !== after)
    .map(([field]) => field);

/** Writes fleets and their accounts; each returns the fleet’s id. */
@Injectable()
export class WriteFleet {
  constructor(
    private readonly work: UnitOfWork,
    private readonly fleets: FleetRepository,
    private readonly owners: WorkOwnerRepository,
    private readonly accounts: Accounts,
    private readonly standings: AccountStandings,
    private readonly audit: Audit,
  ) {}

  create(words: FleetWords, context: StaffContext): Promise<Result<string>> {
    return this.work.run(async (tx): Promise<Result<string>> => {
      const id = newId();
      await this.fleets.insert(tx, id, words);
      const { staffId, name } = context.staff;
      await this.owners.set(tx, { kind: 'fleets', id }, { staffId, name, handedBy: null, note: null }, null);
      await this.note(
        tx,
        'create',
        { id, before: null, after: { name: words.name, state: 'active' } },
        context,
      );
      return ok(id);
    });
  }

  change({ id, version }: Seen, words: FleetWords, context: StaffContext): Promise<Result<string>> {
    return this.held({ id, version }, async (tx, row) => {
      await this.fleets.write(tx, id, words);
      const after = { ...factsOf({ ...row, name: words.name }), changed: changedFields(row, words) };
      await this.note(tx, 'change', { id, before: factsOf(row), after }, context);
      return ok(id);
    });
  }

  close(seen: Seen, reason: FleetCloseReason, context: StaffContext): Promise<Result<string>> {
    return this.move(seen, 'close', reason, context);
  }

  reopen(seen: Seen, context: StaffContext): Promise<Result<string>> {
    return this.move(seen, 'reopen', null, context);
  }

  link({ id, version }: Seen, email: string, context: StaffContext): Promise<Result<string>> {
    return this.held({ id, version }, async (tx, row) => {
      if (row.state !== 'active') return refuse('fleet.closed');
      if (!(await this.mayExempt(tx, id, context))) return refuse('fleet.exemptionNotYours');
      const account = await this.accounts.byEmail(email, tx);
      if (account === null) return refuse('fleet.accountUnknown');
      const { accountId } = account;
      if (!(await this.fleets.link(tx, id, accountId))) {
        const other = await this.fleets.fleetOf(tx, accountId);
        return other?.id === id
          ? refuse('fleet.accountLinked')
          : refuse('fleet.accountTaken', { fleet: other?.name ?? 'another fleet' });
      }
      this.standings.changed(tx, accountId);
      await this.note(tx, 'linkAccount', { id, before: null, after: { accountId } }, context);
      return ok(id);
    });
  }

  unlink({ id, version }: Seen, accountId: string, context: StaffContext): Promise<Result<string>> {
    return this.held({ id, version }, async (tx) => {
      if (!(await this.fleets.unlink(tx, id, accountId))) return refuse('record.missing');
      this.standings.changed(tx, accountId);
      await this.note(tx, 'unlinkAccount', { id, before: { accountId }, after: null }, context);
      return ok(id);
    });
  }

  private move(
    { id, version }: Seen,
    event: FleetEvent,
    closeReason: FleetCloseReason | null,
    context: StaffContext,
  ): Promise<Result<string>> {
    return this.held({ id, version }, async (tx, row) => {
      const moved = moveFleet(row.state, event);
      if (!moved.ok) return moved;
      if (event === 'reopen' && !(await this.mayExempt(tx, id, context)))
        return refuse('fleet.exemptionNotYours');
      // Its certificates exempt its accounts only while it is active.
      this.standings.changed(tx, null);
      const next = { state: moved.value, close_reason: closeReason };
      await this.fleets.move(tx, id, next);
      const sides = { before: factsOf(row), after: factsOf({ ...row, ...next }) };
      await this.note(tx, event, { id, ...sides }, context);
      return ok(id);
    });
  }

  /** Accounts of an exempt fleet pay no sales tax: that is decided as for accounts. Decision record 199. */
  private async mayExempt(tx: Transaction, id: string, { staff }: StaffContext): Promise<boolean> {
    return may(staff, 'accounts.approve') || !(await this.fleets.isExempt(tx, id));
  }

  private held(
    { id, version }: Seen,
    act: (tx: Transaction, row: FleetEntityRow) => Promise<Result<string>>,
  ): Promise<Result<string>> {
    return this.work.run(async (tx): Promise<Result<string>> => {
      const held = await this.fleets.held(tx, id, version);
      return held.ok ? act(tx, held.value) : held;
    });
  }

  private note(
    tx: Transaction,
    verb: string,
    {
      id,
      before,
      after,
    }: { readonly id: string; readonly before: object | null; readonly after: object | null },
    context: StaffContext,
  ): Promise<void> {
    const entry = { action: `fleet.${verb}`, subjectType: 'fleet', subjectId: id, before, after };
    return this.audit.recordStaff(tx, entry, context);
  }
}
