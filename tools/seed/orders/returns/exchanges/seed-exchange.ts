/** The right tires that a buyer chose instead of the returned ones, for another car. */
export interface SeedExchange {
  readonly chosen: {
    readonly tireId: string;
    readonly sizeCode: string;
    readonly name: string;
    readonly quantity: number;
    readonly vehicle: Readonly<Record<'make' | 'model' | 'trim' | 'makeSlug' | 'modelSlug', string>> & {
      readonly year: number;
    };
  };
  /** They are to be ordered before. */
  readonly until: Date;
  /** The buyer’s last email about it; null while it is open. */
  readonly told: 'ordered' | 'lapsed' | null;
  /** The order that has them; null without one. */
  readonly order: { readonly id: string; readonly number: string; readonly placedAt: Date } | null;
}
