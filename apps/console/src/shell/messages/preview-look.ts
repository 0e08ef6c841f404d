import { DARK_MAIL_MEDIA } from '@simpletread/domain';

export type MailLook = 'light' | 'dark';

/** Returns a mail that shows one look, whatever the reader's own screen prefers. A mail without a dark look stays as it is. */
export const inLook = (html: string, look: MailLook): string =>
  html.replaceAll(DARK_MAIL_MEDIA, look === 'dark' ? '@media all' : '@media not all');
