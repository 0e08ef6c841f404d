import { Button, Pill, PillRow } from '@simpletread/ui';
import { ArrowRight } from 'lucide-react';
import { PageLink } from '../../shell/PageLink';
import { KindIcon } from './KindIcon';
import { SEARCH_KINDS, searchHref, type SearchKind } from './search-kinds';
import styles from './SearchBoard.module.css';

interface SearchSentenceProps {
  readonly kind: SearchKind;
  readonly text: string;
}

/** The search board as a plain form: pills are links, the sentence is sent to the search page. */
export const SearchSentence = ({ kind, text }: SearchSentenceProps) => (
  <div className={styles.board}>
    <PillRow label="Shop by">
      {SEARCH_KINDS.map((each) => (
        <Pill
          key={each.id}
          href={searchHref(each)}
          linkAs={PageLink}
          icon={<KindIcon kind={each.id} />}
          isChosen={each.id === kind.id}
        >
          {each.label}
        </Pill>
      ))}
    </PillRow>
    <form action="/search" method="get" role="search" className={styles.sentence}>
      <input type="hidden" name="type" value={kind.id} />
      <label htmlFor="q" className={styles.lead}>
        {kind.leadText}
      </label>
      <input
        id="q"
        name="q"
        type="text"
        className={styles.input}
        defaultValue={text}
        key={`${kind.id}-${text}`}
        placeholder={kind.placeholder}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      <Button type="submit" variant="cta" size="l" className={styles.find ?? ''} aria-label="Find tires">
        <span className={styles.findWords}>Find tires</span>
        <ArrowRight size={20} strokeWidth={2.2} aria-hidden="true" />
      </Button>
    </form>
  </div>
);
