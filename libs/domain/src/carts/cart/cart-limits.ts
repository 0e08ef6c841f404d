/** The most different tires, so lines, in a cart, a quote or a price question. Our own figure: a fleet's larger order goes to sales. */
export const MOST_CART_LINES = 20;

/** The most tires of one line, in pieces. Our own figure: two digits. The tables of carts and quotes check it too. */
export const MOST_TIRES_PER_LINE = 99;
