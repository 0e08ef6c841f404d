/** Tires of one line, as one choice: both are known without script. */
export interface TireChoice {
  readonly lineId: string;
  readonly quantity: number;
}

/** Returns the value of a choice in a form. */
export const tireChoice = ({ lineId, quantity }: TireChoice): string => `${quantity} ${lineId}`;

/** Reads a choice; null if it is none. */
export const readTireChoice = (value: string): TireChoice | null => {
  const [, quantity, lineId] = /^(\d{1,4}) (\S+)$/.exec(value) ?? [];
  return quantity === undefined || lineId === undefined ? null : { lineId, quantity: Number(quantity) };
};
