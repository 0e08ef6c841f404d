declare const centsBrand: unique symbol;

/** An amount of US dollars in whole cents; negative means owed back. */
export type Cents = number & { readonly [centsBrand]: true };

/** Marks `n` as an amount. A fraction or an unsafe integer is a bug in the caller and throws `RangeError`. */
export const cents = (n: number): Cents => {
  if (!Number.isSafeInteger(n)) throw new RangeError(`not a whole, safe number of cents: ${n}`);
  return (n === 0 ? 0 : n) as Cents;
};

export const ZERO_CENTS: Cents = cents(0);

/** Returns `a + b`; throws `RangeError` beyond the safe integers. */
export const addCents = (a: Cents, b: Cents): Cents => cents(a + b);

/** Returns `a - b`; throws `RangeError` beyond the safe integers. */
export const subtractCents = (a: Cents, b: Cents): Cents => cents(a - b);

/** Returns `amount` times `quantity`; throws `RangeError` unless `quantity` is a whole number. */
export const multiplyCents = (amount: Cents, quantity: number): Cents => {
  if (!Number.isSafeInteger(quantity)) throw new RangeError(`not a whole quantity: ${quantity}`);
  return cents(amount * quantity);
};

/** Returns the sum of a list; zero for an empty one. */
export const sumCents = (amounts: readonly Cents[]): Cents => amounts.reduce(addCents, ZERO_CENTS);
