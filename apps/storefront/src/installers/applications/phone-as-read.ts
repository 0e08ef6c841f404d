import { formatPhone } from '@simpletread/domain';

/** A phone as people read it; one with an extension stays as it is kept, or the extension would be lost. */
export const phoneAsRead = (phone: string): string =>
  phone.includes('x') ? phone : formatPhone(phone, 'parentheses');
