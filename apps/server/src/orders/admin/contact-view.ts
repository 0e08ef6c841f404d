import { maskEmail, maskPhone, staffCan, type StaffRole } from '@simpletread/domain';

interface Contact {
  readonly email: string;
  readonly phone: string;
}

/** Who writes on orders talks to their buyers; everyone else sees that there is an address, not which. */
const seesContacts = (role: StaffRole): boolean => staffCan(role, 'orders.note');

/** `email` as a role may see it. */
export const emailFor = (role: StaffRole, email: string): string =>
  seesContacts(role) ? email : maskEmail(email);

/** E-mail and phone as a role may see them. */
export const contactFor = (role: StaffRole, { email, phone }: Contact): Contact => ({
  email: emailFor(role, email),
  phone: seesContacts(role) ? phone : maskPhone(phone),
});
