import { cents } from '../../money/index.js';

/** The handling fee for each returned tire. Source: specification section 9 and R9.08. */
export const HANDLING_FEE = cents(2_000);

export const MOST_RETURN_PICTURES = 4;
export const MOST_RETURN_COMMENT = 1_000;

/** The returns of an order that ended without any tire, after which its buyer requests no more online. Staff still can. */
export const MOST_RETURNS_IN_VAIN = 5;
