import { expect, test } from '@playwright/test';

import { consoleUrl, signInAs } from '../../../drivers/shell/console-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { keepPicture } from '../../../drivers/shell/pictures.js';
import { contactForm, fillContactForm, sendContactForm } from '../../../drivers/support/contact-drivers.js';

test('a guest writes to support, an agent answers by keyboard, and the reply joins the thread until it is solved @desktop-and-phone', async ({
  page,
  browser,
}, { project }) => {
  test.setTimeout(180_000);
  const writer = {
    ...{ firstName: 'Ada', lastName: 'Quill', email: `ada.${Date.now()}@example.com` },
    message: 'Can the shop wait until six? My train is late.',
  };
  await page.goto('/contact');
  await contactForm(page).getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Please check the marked fields.')).toBeVisible();
  await expect(contactForm(page).getByText('Please choose a subject')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await fillContactForm(page, writer);
  const caseNumber = await sendContactForm(page);
  await expectAccessible(page);
  await keepPicture(page, test.info(), 'contact-sent');
  // Agents have a desk.
  if (project.name !== 'desktop') return;

  const desk = await browser.newPage({ viewport: project.use.viewport ?? null });
  await signInAs(desk, 'support-agent');
  await desk.goto(`${consoleUrl}/cases`);
  await expect(desk.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  await desk.keyboard.press('/');
  await desk.keyboard.type(caseNumber);
  await expect(desk.getByRole('list', { name: 'Cases' }).getByRole('listitem')).toHaveCount(1);
  const thread = desk.getByRole('region', { name: `Case ${caseNumber}` });
  await expect(thread.getByRole('list', { name: 'Messages' })).toContainText(writer.message);
  await expectAccessible(desk);
  await expectNoSidewaysScroll(desk);
  await keepPicture(desk, test.info(), 'inbox');

  await desk.keyboard.press('Escape');
  await desk.keyboard.press('r');
  await desk.keyboard.type('Yes, the shop waits until seven.');
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByText(`Sent. ${caseNumber} waits for the customer.`)).toBeVisible();
  // The case left the cases to answer.
  await expect(thread).toBeHidden();

  // An admin rehearses the customer’s email: no mailbox is connected.
  const other = await browser.newPage({ viewport: project.use.viewport ?? null });
  await signInAs(other, 'admin');
  await other.goto(`${consoleUrl}/cases?filter=${encodeURIComponent(JSON.stringify({ q: caseNumber }))}`);
  await other.getByRole('button', { name: 'Write as customer' }).click();
  const dialog = other.getByRole('dialog', { name: 'Write as Ada Quill' });
  await dialog.getByLabel(/Message of the customer/).fill('Wonderful, thank you!');
  await dialog.getByRole('button', { name: 'Send as customer' }).click();
  await expect(dialog).toBeHidden();
  await other.close();

  // It is the agent’s turn again.
  await desk.reload();
  await expect(thread.getByRole('list', { name: 'Messages' }).getByRole('listitem')).toHaveText([
    new RegExp(writer.message.slice(0, 20)),
    /the shop waits until seven/,
    /Wonderful, thank you!/,
  ]);
  await expectAccessible(desk);
  await desk.keyboard.press('e');
  await expect(desk.getByText(new RegExp(`^Solved ${caseNumber}`))).toBeVisible();
  await desk.close();
});
