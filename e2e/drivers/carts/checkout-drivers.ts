import { expect, test, type Page } from '@playwright/test';

export interface Buyer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

export const PRIYA: Buyer = {
  firstName: 'Priya',
  lastName: 'Nair',
  email: 'priya.nair@example.com',
  phone: '(215) 555-0149',
  address: '612 South 5th Street',
  city: 'Philadelphia',
  state: 'PA',
  zip: '19147',
};

export const APPROVED_CARD = '4242 4242 4242 4242';
export const DECLINED_CARD = '4000 0000 0000 0002';

/** Adds the four tires of the open product page to the cart, and goes there through the drawer. */
export const addToCart = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page
    .getByRole('dialog', { name: 'Your cart, 4 tires' })
    .getByRole('link', { name: 'View cart' })
    .click();
  await page.waitForURL(/\/cart/);
  await expect(page.getByRole('complementary', { name: 'Price of the cart' })).toBeVisible();
};

export const startCheckout = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Check out' }).first().click();
  await page.waitForURL(/\/checkout\/shipping/);
};

/** Fills the ship-to form without submitting it. */
export const fillShipTo = async (page: Page, buyer: Buyer): Promise<void> => {
  await page.getByLabel('First name').fill(buyer.firstName);
  await page.getByLabel('Last name').fill(buyer.lastName);
  await page.getByLabel('Email').fill(buyer.email);
  await page.getByLabel('Phone', { exact: true }).fill(buyer.phone);
  await page.getByLabel('Phone type').selectOption({ label: 'Mobile' });
  await page.getByLabel('Street address').fill(buyer.address);
  await page.getByRole('textbox', { name: 'City' }).fill(buyer.city);
  await page.getByLabel('State').selectOption(buyer.state);
  await page.getByLabel('ZIP code').fill(buyer.zip);
};

/** A number of its own for each test. */
const numberOf = (testId: string): number => [...testId].reduce((sum, char) => sum + char.charCodeAt(0), 0);

/**
 * Chooses a free time to wait at the chosen shop, and returns it as shown: `9:00 am`. Parallel journeys use different days, and each journey
 * a time of its own, so none takes the last place from another.
 */
export const chooseTime = async (page: Page): Promise<string> => {
  await page.getByRole('radio', { name: /^Wait at the shop/ }).check();
  const days = page.getByRole('group', { name: 'Day', exact: true }).getByRole('radio', { disabled: false });
  await days.nth(test.info().parallelIndex).check();
  const times = page
    .getByRole('group', { name: 'Time', exact: true })
    .getByRole('radio', { disabled: false });
  await expect(times.first()).toBeVisible();
  const time = times.nth(numberOf(test.info().testId) % (await times.count()));
  await time.check();
  return ((await time.locator('..').textContent()) ?? '').trim();
};

/** The factory vehicles of 225/65R17 and of 205/55R16. */
export const OUTBACK = { make: 'Subaru', model: 'Outback', year: '2021' };
export const CIVIC = { make: 'Honda', model: 'Civic', year: '2015' };

/** Chooses the vehicle for installation, unless the cart already has one. */
export const chooseVehicle = async (page: Page, vehicle: typeof OUTBACK): Promise<void> => {
  const group = page.getByRole('group', { name: 'Your vehicle' });
  await expect(group).toBeVisible();
  if (await group.getByRole('button', { name: 'Change vehicle' }).isVisible()) return;
  await group.getByLabel('Make').selectOption({ label: vehicle.make });
  await group.getByLabel('Model').selectOption({ label: vehicle.model });
  await group.getByLabel('Year').selectOption({ label: vehicle.year });
  await expect(group.getByText(`your ${vehicle.year} ${vehicle.model}`).first()).toBeVisible();
};

/** Chooses the first shop near `zip` with a free time, and returns its name; the tires are for `vehicle`. */
export const chooseNearestShop = async (page: Page, zip: string, vehicle = OUTBACK): Promise<string> => {
  await page.getByRole('radio', { name: /To a shop, installed/ }).check();
  await chooseVehicle(page, vehicle);
  const field = page.getByLabel('Shops near ZIP');
  if ((await field.inputValue()) !== zip) {
    await field.fill(zip);
    await page.getByRole('button', { name: 'Find shops' }).click();
  }
  const shop = page.getByRole('group', { name: 'Choose your shop' }).getByRole('radio').first();
  await shop.check();
  const name =
    (await page.getByRole('group', { name: 'Choose your shop' }).getByRole('listitem').first().innerText())
      .split('\n')[0]
      ?.trim() ?? '';
  await chooseTime(page);
  return name;
};

/** Searches for FedEx locations near `zip`, chooses the nearest and returns its name. */
export const chooseFedExLocation = async (page: Page, zip: string): Promise<string> => {
  await page.getByRole('radio', { name: /To a FedEx location/ }).check();
  await page.getByLabel('FedEx locations near ZIP').fill(zip);
  await page.getByRole('button', { name: 'Find locations' }).click();
  const group = page.getByRole('group', { name: 'Choose your FedEx location' });
  await group.getByRole('radio').first().check();
  return (await group.getByRole('listitem').first().innerText()).split('\n')[0]?.trim() ?? '';
};

/**
 * Continues to the coverage. Journeys that run at the same time buy of the same stock: if the tires come later because of that, the page
 * says so, and the shopper chooses another time.
 */
export const continueToCoverage = async (page: Page): Promise<void> => {
  const moved = page.getByText(/^Your tires now arrive at the shop by/);
  const proceed = page.getByRole('button', { name: 'Continue to coverage' });
  await proceed.click();
  const arrived = page.waitForURL(/\/checkout\/services/);
  await Promise.race([arrived, moved.waitFor().catch(() => arrived)]);
  if (await moved.isVisible()) {
    await chooseTime(page);
    await proceed.click();
  }
  await arrived;
};

export const declineCoverage = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: /No coverage/ }).check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL(/\/checkout\/payments/);
};

/** Fills the provider's own fields inside their frame and continues to the last stop. */
export const payByCard = async (page: Page, number: string): Promise<void> => {
  const card = page.frameLocator('iframe');
  await card.getByLabel('Card number').fill(number);
  await card.getByLabel('Expires').fill('11/32');
  await card.getByLabel('Security code').fill('123');
  await card.getByLabel('Name on card').fill('Priya Nair');
  await card.getByLabel('Billing ZIP').fill('19147');
  await page.getByRole('button', { name: 'Review order' }).click();
  await page.waitForURL(/\/checkout\/order-summary/);
};

/** Places the order and returns its number as shown. */
export const placeOrder = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page.waitForURL(/\/checkout\/order-confirmation/);
  const heading = page.getByText(/Order [0-9A-Z]{5}-[0-9A-Z]{5}/).first();
  const text = await heading.innerText();
  return /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(text)?.[0] ?? '';
};

/** Adds the four tires of the open product page and checks out as far as payment: installed at the nearest shop, without coverage. */
export const goToPayment = async (page: Page, buyer: Buyer): Promise<void> => {
  await addToCart(page);
  await startCheckout(page);
  await chooseNearestShop(page, buyer.zip);
  await fillShipTo(page, buyer);
  await continueToCoverage(page);
  await declineCoverage(page);
};

/** Buys the four tires of the open product page, installed and paid by card, and returns the order's number as shown. */
export const buyInstalled = async (page: Page, buyer: Buyer): Promise<string> => {
  await goToPayment(page, buyer);
  await payByCard(page, APPROVED_CARD);
  return placeOrder(page);
};

/** Tracks an order by its number and shipping ZIP. */
export const trackOrder = async (page: Page, orderNumber: string, zip: string): Promise<void> => {
  await page.goto('/track-your-order');
  await page.getByLabel('Order ID').fill(orderNumber);
  await page.getByLabel(/ZIP/).fill(zip);
  await page.getByRole('main').getByRole('button', { name: /Track/ }).click();
};

/** Chooses a lender as the payment method, continues to the last stop and returns the shown total. */
export const payWithLender = async (page: Page, name: string): Promise<string> => {
  await page
    .getByRole('navigation', { name: 'Payment methods' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click();
  const heading = page.getByRole('heading', { name: new RegExp(`^Pay \\$[\\d,.]+ with ${name}`) });
  await expect(heading).toBeVisible();
  const total = /\$[\d,.]+/.exec(await heading.innerText())?.[0] ?? '';
  await page.getByRole('button', { name: 'Review order' }).click();
  await page.waitForURL(/\/checkout\/order-summary/);
  return total;
};

/** Continues from the last stop to the lender's page. */
export const continueToLender = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(`^Continue to ${name}`) }).click();
  await expect(page.getByRole('button', { name: /^Agree and pay/ })).toBeVisible();
};

/** Unfolds the order summary, which is folded above the step on small screens. */
export const unfoldSummary = async (page: Page): Promise<void> => {
  const fold = page.locator('summary').filter({ hasText: 'Order summary' });
  if (await fold.isVisible()) await fold.click();
};
