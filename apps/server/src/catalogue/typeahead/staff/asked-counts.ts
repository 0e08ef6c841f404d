import { searchedWords } from './searched-words.js';

export interface Asked {
  readonly words: string;
  readonly times: number;
  readonly unanswered: number;
}

interface Recent {
  readonly words: string;
  readonly at: number;
  readonly isAnswered: boolean;
}

const LEAST_LETTERS = 3;
const MOST_LETTERS = 60;
/** Text extended within this time isn't a search yet: the shopper didn't stop to read the answers. */
const TYPED_ON_MS = 3_000;
const MOST_RECENT = 500;

const MAIL = /@/;
const PHONE = /(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}(?!\d)/;
const LONG_NUMBER = /\d{11,}/;
const VIN = /\b[a-hj-npr-z0-9]{17}\b/;

/** True if the text may identify a person: an email address, a phone, card or license plate number. */
export const mayNamePerson = (text: string): boolean =>
  [MAIL, PHONE, LONG_NUMBER].some((shape) => shape.test(text)) || VIN.test(text.toLowerCase());

/**
 * Counts searches without names or identities. Text typed letter by letter counts once, as its longest form: a text
 * that continues within three seconds is taken back.
 */
export class AskedCounts {
  private counts = new Map<string, { times: number; unanswered: number }>();
  private recent: Recent[] = [];

  add(text: string, isAnswered: boolean, nowMs: number): void {
    if (mayNamePerson(text)) return;
    const words = searchedWords(text);
    if (words.length < LEAST_LETTERS || words.length > MOST_LETTERS) return;
    this.recent = this.recent.filter(({ at }) => nowMs - at < TYPED_ON_MS).slice(-MOST_RECENT);
    const before = this.recent.findIndex(
      (one) => words.length > one.words.length && words.startsWith(one.words),
    );
    const [typedOn] = before === -1 ? [] : this.recent.splice(before, 1);
    if (typedOn !== undefined) this.count(typedOn, -1);
    const now = { words, at: nowMs, isAnswered };
    this.recent.push(now);
    this.count(now, 1);
  }

  /** The counts since the last call, except text that may still continue. */
  take(nowMs: number): readonly Asked[] {
    const open = new Set(this.recent.filter(({ at }) => nowMs - at < TYPED_ON_MS).map(({ words }) => words));
    const taken = [...this.counts].filter(([words, { times }]) => times > 0 && !open.has(words));
    for (const [words] of taken) this.counts.delete(words);
    return taken.map(([words, count]) => ({ words, ...count }));
  }

  /** All counts, when the server stops. */
  takeAll(): readonly Asked[] {
    this.recent = [];
    return this.take(0);
  }

  private count({ words, isAnswered }: Recent, by: 1 | -1): void {
    const { times, unanswered } = this.counts.get(words) ?? { times: 0, unanswered: 0 };
    if (times + by === 0) this.counts.delete(words);
    else this.counts.set(words, { times: times + by, unanswered: unanswered + (isAnswered ? 0 : by) });
  }
}
