import { searchedWords } from './searched-words.js';

export interface Synonym {
  readonly words: string;
  readonly means: string;
}

export interface Redirect {
  readonly words: string;
  readonly path: string;
  readonly label: string;
}

const wordCount = (words: string): number => words.split(' ').length;

/** Synonyms and redirects of one moment. */
export class TaughtWords {
  private readonly meanings: ReadonlyMap<string, string>;
  private readonly redirects: ReadonlyMap<string, Redirect>;
  private readonly longest: number;

  constructor(synonyms: readonly Synonym[], redirects: readonly Redirect[]) {
    this.meanings = new Map(synonyms.map(({ words, means }) => [words, means]));
    this.redirects = new Map(redirects.map((redirect) => [redirect.words, redirect]));
    this.longest = Math.max(0, ...synonyms.map(({ words }) => wordCount(words)));
  }

  /** The page that exactly these words redirect to. */
  redirectOf(text: string): Redirect | undefined {
    return this.redirects.size === 0 ? undefined : this.redirects.get(searchedWords(text));
  }

  /**
   * The text with each synonym replaced by its meaning, longer ones first, or the text as typed. Meanings aren't
   * replaced again, so two synonyms of each other don't loop.
   */
  meaningOf(text: string): string {
    if (this.longest === 0) return text;
    const words = searchedWords(text).split(' ');
    const meant: string[] = [];
    let isMeant = false;
    for (let at = 0; at < words.length;) {
      const found = this.synonymAt(words, at);
      meant.push(found?.means ?? words[at] ?? '');
      isMeant ||= found !== null;
      at += found?.length ?? 1;
    }
    return isMeant ? meant.join(' ') : text;
  }

  private synonymAt(words: readonly string[], at: number): { means: string; length: number } | null {
    for (let length = Math.min(this.longest, words.length - at); length > 0; length -= 1) {
      const means = this.meanings.get(words.slice(at, at + length).join(' '));
      if (means !== undefined) return { means, length };
    }
    return null;
  }
}
