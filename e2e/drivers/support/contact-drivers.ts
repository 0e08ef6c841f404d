import { expect, type Page } from '@playwright/test';

export interface Writer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly message: string;
}

export const contactForm = (page: Page) => page.getByRole('region', { name: 'Send us a message' });

/** Fills the contact form in; phone, order number and file stay empty. */
export const fillContactForm = async (page: Page, writer: Writer): Promise<void> => {
  const form = contactForm(page);
  await form.getByLabel('First name').fill(writer.firstName);
  await form.getByLabel('Last name').fill(writer.lastName);
  await form.getByLabel('Email').fill(writer.email);
  await form.getByLabel('Subject').selectOption('My order');
  await form.getByLabel('Message').fill(writer.message);
};

/** Sends the contact form, and returns the number of its case. */
export const sendContactForm = async (page: Page): Promise<string> => {
  await contactForm(page).getByRole('button', { name: 'Send message' }).click();
  const sent = page.getByRole('region', { name: 'We have your message' });
  await expect(sent).toContainText(/We’ll answer by email by/);
  return /C-\d+/.exec(await sent.innerText())?.[0] ?? '';
};
