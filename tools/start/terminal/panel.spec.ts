import { STAFF_ROLES } from '@simpletread/domain';
import { panel, readDemoSignIns } from './panel.mjs';

const env = {
  STOREFRONT_URL: 'http://localhost:3000',
  SIGN_IN_URL: 'http://localhost:4001',
  CONSOLE_URL: 'http://localhost:3001',
  SERVER_URL: 'http://localhost:4000',
};

describe('demo sign-ins', () => {
  it('include an account for each role, and a second admin for approvals', () => {
    expect(readDemoSignIns().accounts.map(({ role }) => role)).toEqual([...STAFF_ROLES, 'admin']);
  });

  it('use a domain that cannot receive mail', () => {
    for (const { role, email } of readDemoSignIns().accounts)
      expect(email.replace(/^second-/, '')).toBe(`${role}@simpletread.example`);
  });
});

describe('panel', () => {
  const text = panel({ env, signIns: readDemoSignIns(), logs: '/data/logs', elapsed: '4.2 s' });

  it('shows every address and every sign-in', () => {
    for (const url of Object.values(env)) expect(text).toContain(url);
    const { accounts, customers } = readDemoSignIns();
    for (const { email } of [...accounts, ...customers]) expect(text).toContain(email);
    expect(text).toContain(readDemoSignIns().password);
  });

  it('has lines of equal width', () => {
    expect(new Set(text.split('\n').map((line) => line.length)).size).toBe(1);
  });
});
