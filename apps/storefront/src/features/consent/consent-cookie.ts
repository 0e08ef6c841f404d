/** The cookie of what a visitor chose; script may read it, so that pages know without asking. */
export const CONSENT_COOKIE = 'cookie_choices';
