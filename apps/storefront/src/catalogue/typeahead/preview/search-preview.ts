/** A set of sizes of a vehicle, or nothing for other answers. */
export interface PreviewRow {
  readonly id: string;
  /** Trims, or how the sizes stand. */
  readonly words: string;
  readonly size: string;
  /** The lowest price as it is shown; null where nothing is on sale. */
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

/** What lies behind an answer of the search, before it is chosen. */
export interface SearchPreview {
  readonly title: string;
  readonly note: string;
  /** What the prices are, as `Four, out the door in 19147`. */
  readonly priceWords: string;
  readonly rows: readonly PreviewRow[];
  readonly tiresTitle: string;
  readonly tires: readonly PreviewTire[];
}
