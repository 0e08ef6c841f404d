/** A vehicle's set of sizes; none for other answers. */
export interface PreviewRow {
  readonly id: string;
  /** The trims, or the axles of the sizes. */
  readonly words: string;
  readonly size: string;
  /** The lowest price for display; null if nothing is on sale. */
  readonly price: string | null;
  readonly href: string;
}

export interface PreviewTire {
  readonly id: string;
  readonly brand: string;
  readonly name: string;
  readonly src: string | null;
  readonly price: string;
  readonly href: string;
}

/** The preview of a search answer, before it is chosen. */
export interface SearchPreview {
  readonly title: string;
  readonly note: string;
  /** The meaning of the prices, as `Four, out the door in 19147`. */
  readonly priceWords: string;
  readonly rows: readonly PreviewRow[];
  readonly tiresTitle: string;
  readonly tires: readonly PreviewTire[];
}
