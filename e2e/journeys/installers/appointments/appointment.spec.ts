import { expect, test, type Page } from '@playwright/test';
import { appointmentWords, readAppointmentKey } from '@simpletread/domain';

import {
  addToCart,
  APPROVED_CARD,
  chooseNearestShop,
  continueToCoverage,
  declineCoverage,
  fillShipTo,
  payByCard,
  placeOrder,
  PRIYA,
  startCheckout,
  trackOrder,
} from '../../../drivers/carts/checkout-drivers.js';
import { openOrders, signInAs } from '../../../drivers/shell/console-drivers.js';
import { expectAccessible, expectNoSidewaysScroll } from '../../../drivers/shell/look.js';
import { DESKTOP_AND_PHONE } from '../../../drivers/shell/one-size.js';
import { type AtShop, takeAllPlaces } from '../../../drivers/orders/order-api.js';
import { openFirstTire } from '../../../drivers/catalogue/search-drivers.js';

const timesOf = (page: Page) =>
  page.getByRole('group', { name: 'Time' }).getByRole('radio', { disabled: false });

/** Chooses the first free time of a day that no other journey uses (they use the first three and the last), and returns it. */
const chooseOwnDay = async (page: Page): Promise<AtShop> => {
  const days = page.getByRole('group', { name: 'Day' }).getByRole('radio', { disabled: false });
  const day = days.nth(test.info().project.name === 'desktop' ? -3 : -5);
  // A day chosen while the page comes alive is chosen again.
  await expect(() => day.check({ timeout: 3_000 })).toPass();
  await timesOf(page).first().check();
  const [shopCode, key] = await page.evaluate(() =>
    ['shopCode', 'slot'].map(
      (name) => document.querySelector<HTMLInputElement>(`[name="${name}"]:checked`)?.value ?? '',
    ),
  );
  const appointment = readAppointmentKey(key ?? '');
  if (appointment === null) throw new Error(`no time: ${key}`);
  return { shopCode: shopCode ?? '', appointment };
};

const appointmentText = ({ appointment }: AtShop): string =>
  appointmentWords({ ...appointment, dropOffWindow: null });

test(
  'a time taken by others is not given twice: the shopper is notified, takes another, and staff move it [R4.16]',
  DESKTOP_AND_PHONE,
  async ({ page, browser }, { project }) => {
    test.setTimeout(240_000);
    await page.goto('/tire-sizes/225-65r17');
    await openFirstTire(page);
    await addToCart(page);
    await startCheckout(page);
    await chooseNearestShop(page, PRIYA.zip);
    await page.reload();
    await fillShipTo(page, PRIYA);
    await page.getByRole('button', { name: 'Continue to coverage' }).click();
    await expect(page.getByText('Please select a time slot')).toBeVisible();
    const wanted = await chooseOwnDay(page);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await continueToCoverage(page);
    await declineCoverage(page);
    await payByCard(page, APPROVED_CARD);
    await expect(page.getByText(appointmentText(wanted)).filter({ visible: true }).first()).toBeVisible();

    await takeAllPlaces(wanted);
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(
      page
        .getByText(/This time is no longer available/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue without installation' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Change time' }).first().click();
    await page.waitForURL(/\/checkout\/shipping/);
    const other = await chooseOwnDay(page);
    expect(other.appointment).not.toEqual(wanted.appointment);
    await continueToCoverage(page);
    await declineCoverage(page);
    await page.goto('/checkout/order-summary');
    const orderNumber = await placeOrder(page);
    await expect(page.getByText(appointmentText(other))).toBeVisible();
    const calendar = await page.request.get('/checkout/order-confirmation/appointment.ics');
    expect(calendar.headers()['content-type']).toContain('text/calendar');
    expect(await calendar.text()).toContain('BEGIN:VEVENT');

    const agent = await browser.newPage({ viewport: project.use.viewport ?? null });
    await signInAs(agent, 'support-agent');
    await openOrders(agent);
    await agent.getByText(orderNumber).filter({ visible: true }).first().click();
    await agent
      .getByRole('button', { name: /Move appointment/ })
      .first()
      .click();
    const dialog = agent.getByRole('dialog');
    await agent.setViewportSize({ width: 800, height: 600 });
    await expect(dialog.getByRole('button', { name: 'Move appointment' })).toBeInViewport({ ratio: 1 });
    await timesOf(agent).last().check();
    const key = await agent.evaluate(
      () => document.querySelector<HTMLInputElement>('[name="slot"]:checked')?.value ?? '',
    );
    await dialog.getByLabel('Reason').fill('The customer asked for it');
    await expectAccessible(agent);
    await dialog.getByRole('button', { name: 'Move appointment' }).click();
    await expect(dialog).toBeHidden();
    const moved = readAppointmentKey(key);
    const words = moved === null ? key : appointmentWords({ ...moved, dropOffWindow: null });
    await expect(agent.getByText(words).filter({ visible: true }).first()).toBeVisible();
    await agent.close();
    await trackOrder(page, orderNumber, PRIYA.zip);
    await expect(page.getByText(words)).toBeVisible();
    const tracked = await page.request.get('/track-your-order/appointment.ics');
    expect(await tracked.text()).toMatch(/SEQUENCE:[2-9]/);
  },
);
