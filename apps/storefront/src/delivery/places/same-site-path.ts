import { returnPathOf } from '@simpletread/domain';

/** Returns `text` if it is a path of this site, otherwise the home page: a form never redirects to another site. */
export const sameSitePath = (text: string | null | undefined): string => returnPathOf(text);
