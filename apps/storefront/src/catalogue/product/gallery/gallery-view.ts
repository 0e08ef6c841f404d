/** One picture of a tire. */
export interface GalleryView {
  readonly id: string;
  readonly label: string;
  readonly src: string;
  readonly smallSrc: string;
}
