import { returnPathOf } from '@simpletread/domain';

/** `text` where it is a path of this site, else the home page: a form never leads a shopper to another site. */
export const sameSitePath = (text: string | null | undefined): string => returnPathOf(text);
