import { expect, type Page, test } from '@playwright/test';
import { decideApproval, listApprovals, listMessages, listStaff } from '@simpletread/contract';

import { consoleUrl, signInByApi } from '../../../drivers/shell/console-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { keepPicture } from '../../../drivers/shell/pictures.js';
import { ADMIN, once, SECOND_ADMIN, staffApi } from '../../../drivers/sso/staff-api.js';
import { ONE_SIZE } from '../../../drivers/shell/one-size.js';

const PASSWORD = 'quiet-lantern-over-71-hills';

const look = async (page: Page, name: string): Promise<void> => {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keepPicture(page, test.info(), name);
};

/** The second admin approves pending requests about `email`, without a screen. */
const agreeTo = async (name: string): Promise<void> => {
  const second = await staffApi(SECOND_ADMIN);
  const waiting = await second.call(listApprovals, {
    query: { filter: JSON.stringify({ state: 'pending' }) },
  });
  const request = waiting.find(({ subjectLabel, summary }) => `${subjectLabel} ${summary}`.includes(name));
  if (request === undefined) throw new Error(`nothing waits about ${name}`);
  await second.call(decideApproval, { params: { id: request.id }, body: { decision: 'approve' } }, once());
};

const invitationTo = async (email: string): Promise<string> => {
  const admin = await staffApi(ADMIN);
  let link = '';
  await expect(async () => {
    const [mail] = await admin.call(listMessages, { query: { filter: JSON.stringify({ q: email }) } });
    link = /http\S+\/accept-invitation#[\w-]+/.exec(mail?.bodyText ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 15_000 });
  return link;
};

test(
  'a colleague is invited, joins, gets another role from a second admin, and is signed out everywhere',
  ONE_SIZE,
  async ({ page, browser }) => {
    test.setTimeout(150_000);
    const name = `Robin ${Date.now()}`;
    const email = `${name.replace(' ', '-').toLowerCase()}@simpletread.example`;
    await signInByApi(page, { email: ADMIN });
    await page.goto(`${consoleUrl}/staff`);
    await look(page, 'staff');
    await page.getByRole('button', { name: 'Invite a colleague' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Role').selectOption('analyst');
    await dialog.getByLabel('Reason').fill('Joins the figures');
    await look(page, 'invite');
    await dialog.getByRole('button', { name: 'Request approval' }).click();
    await expect(dialog).toBeHidden();
    await agreeTo(name);

    const robin = await browser.newPage({ viewport: test.info().project.use.viewport ?? null });
    await robin.goto(await invitationTo(email));
    await robin.getByLabel('Password').fill(PASSWORD);
    await look(robin, 'invitation');
    await robin.getByRole('button', { name: 'Set password' }).click();
    await expect(robin.getByRole('heading', { name: 'You’re all set' })).toBeVisible();
    await signInByApi(robin, { email, password: PASSWORD });
    await robin.goto(`${consoleUrl}/security`);
    await expect(robin.getByRole('heading', { level: 1, name: 'My security' })).toBeVisible();
    await look(robin, 'security');

    const elsewhere = await browser.newPage();
    await signInByApi(elsewhere, { email, password: PASSWORD });
    await elsewhere.goto(consoleUrl);
    await expect(elsewhere.getByRole('heading', { level: 1 })).not.toHaveText('Sign in');
    await robin.reload();
    await robin.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(robin.getByRole('button', { name: 'Sign out everywhere else' })).toBeHidden();
    await elsewhere.reload();
    await expect(elsewhere.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await elsewhere.close();

    const admin = await staffApi(ADMIN);
    const [member] = await admin.call(listStaff, { query: { filter: JSON.stringify({ q: email }) } });
    await page.goto(`${consoleUrl}/staff/${member?.id ?? ''}/show`);
    await page.getByRole('button', { name: 'Change role' }).click();
    await dialog.getByLabel('Role').selectOption('marketer');
    await dialog.getByLabel('Reason').fill('Moves to campaigns');
    await dialog.getByRole('button', { name: 'Request approval' }).click();
    await expect(page.getByRole('link', { name: 'See request' })).toBeVisible();
    await look(page, 'member');
    await agreeTo(name);
    await expect(page.getByText('Marketer').first()).toBeVisible({ timeout: 15_000 });
    // A new role applies after a new sign-in: the old session is over.
    await robin.reload();
    await expect(robin.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await robin.close();
  },
);
