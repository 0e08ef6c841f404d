import { screen } from '@testing-library/react';

import { renderConsole } from '../../../test/render-console.js';
import type { AuditChain } from './audit-row.js';
import { ChainState } from './ChainState.js';

const WHOLE: AuditChain = {
  state: 'whole',
  checkedAt: '2026-11-20T15:17:19.000Z',
  length: 1_204,
  checkedTo: { sequence: 1_204, hash: 'a'.repeat(64) },
  breaks: [],
};

const ID = '0198c0de-0000-7000-8000-00000000000a';

const shown = (chain: AuditChain) =>
  renderConsole(<ChainState />, { dataProvider: { auditChain: jest.fn().mockResolvedValue(chain) } });

describe('the state of the chain', () => {
  it('is verified, with how much and since when', async () => {
    shown(WHOLE);
    expect(await screen.findByText('Verified')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('1,204 staff actions are chained; last checked');
  });

  it('shows an alert that names and opens the tampered record', async () => {
    shown({
      ...WHOLE,
      state: 'broken',
      breaks: [
        { sequence: 7, auditId: ID, reason: 'rowChanged' },
        { sequence: 1_204, auditId: null, reason: 'endMissing' },
      ],
    });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Row 7 was changed after it was written.Row 1204 was last when the chain was checked',
    );
    expect(screen.getByRole('link', { name: 'Row 7' }).getAttribute('href')).toBe(`/audit/${ID}/show`);
  });

  it('says when no check has run yet', async () => {
    shown({ ...WHOLE, state: 'unchecked', checkedAt: null, checkedTo: null, length: 1 });
    expect(await screen.findByText('Not checked yet')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('1 staff action is chained.');
  });
});
