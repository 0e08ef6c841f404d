import { formatPhone } from '@simpletread/domain';

/** Returns a phone for display; one with an extension stays as stored, or the extension would be lost. */
export const phoneAsRead = (phone: string): string =>
  phone.includes('x') ? phone : formatPhone(phone, 'parentheses');
