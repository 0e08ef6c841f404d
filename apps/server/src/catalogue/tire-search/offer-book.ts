import { Injectable } from '@nestjs/common';

import { type Shelf, TireShelves } from '../tires/index.js';
import { type Offer, offersOfSize, staggeredOffers } from './offer.js';
import { recommendedFirst } from './order/sorted-offers.js';

interface Book {
  readonly alike: readonly Offer[];
  readonly byRear: WeakMap<Shelf, readonly Offer[]>;
}

/** The offers of each size or pair of sizes, best first, kept until their tires change. */
@Injectable()
export class OfferBook {
  private readonly books = new WeakMap<Shelf, Book>();

  constructor(private readonly shelves: TireShelves) {}

  async offers(sizeCode: string, rearSizeCode: string | null): Promise<readonly Offer[]> {
    const [front, rear] = await Promise.all([
      this.shelves.ofSize(sizeCode),
      rearSizeCode === null ? null : this.shelves.ofSize(rearSizeCode),
    ]);
    const book = this.bookOf(front);
    return rear === null ? book.alike : this.pairOf(book, front, rear);
  }

  private bookOf(shelf: Shelf): Book {
    const known = this.books.get(shelf);
    if (known !== undefined) return known;
    const book = { alike: recommendedFirst(offersOfSize(shelf.tires)), byRear: new WeakMap() };
    this.books.set(shelf, book);
    return book;
  }

  private pairOf(book: Book, front: Shelf, rear: Shelf): readonly Offer[] {
    const known = book.byRear.get(rear);
    if (known !== undefined) return known;
    const offers = recommendedFirst(staggeredOffers(front.tires, rear.tires));
    book.byRear.set(rear, offers);
    return offers;
  }
}
