import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STAFF_ROLES } from '@simpletread/domain';
import { readDemoSignIns } from './demo-staff.js';

describe('readDemoSignIns', () => {
  it('finds a sign-in for each role in the shipped file, and a second admin for approvals', async () => {
    const { accounts, customers, password } = await readDemoSignIns(
      join(import.meta.dirname, '..', '..', '..', 'demo-sign-ins.json'),
    );
    expect(accounts.map(({ role }) => role).sort()).toEqual([...STAFF_ROLES, 'admin'].sort());
    expect(password.length).toBeGreaterThan(7);
    expect(accounts.every(({ email }) => email.endsWith('.example'))).toBe(true);
    expect(customers.length).toBeGreaterThan(2);
    expect(customers.every(({ email }) => email.endsWith('@example.com'))).toBe(true);
  });

  it('rejects a file with a missing or unknown role', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'demo-'));
    const path = join(folder, 'x.json');
    await writeFile(
      path,
      JSON.stringify({ password: 'x', accounts: [{ role: 'admin', name: 'A', email: 'a@b.example' }] }),
    );
    await expect(readDemoSignIns(path)).rejects.toThrow('has no account for support-agent');
    await writeFile(
      path,
      JSON.stringify({ password: 'x', accounts: [{ role: 'king', name: 'A', email: 'a@b.example' }] }),
    );
    await expect(readDemoSignIns(path)).rejects.toThrow('without a known role');
    await rm(folder, { recursive: true });
  });
});
