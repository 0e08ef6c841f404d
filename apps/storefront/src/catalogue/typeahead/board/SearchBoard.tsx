'use client';

import { Button, Pill, PillRow } from '@simpletread/ui';
import { ArrowRight } from 'lucide-react';
import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { PageLink } from '../../../shell/controls';
import { KindIcon } from '../answers/KindIcon';
import type { Deal } from '../answers/deal';
import { DEAL_ICON, linkPills } from '../answers/link-pills';
import styles from './SearchBoard.module.css';
import { useDeals, useOpenSearch } from '../dialog/search-context';
import { SEARCH_KINDS, searchHref, searchKindOf, type QueryType } from '../answers/search-kinds';

interface SearchBoardProps {
  /** The pill the sentence starts with. */
  readonly initialKind: QueryType;
  /** True if the shopper chose it: only then does the search keep to it. */
  readonly isChosen?: boolean;
  readonly initialText?: string;
  /** The front size for a rear one. */
  readonly front?: string;
  /** Below the sentence: the shopper's vehicle, help. */
  readonly foot?: ReactNode;
}

/**
 * Pills and a sentence. It opens the search modal as soon as the shopper types or chooses; without script it is a plain form whose pills
 * are links.
 */
export const SearchBoard = ({
  initialKind,
  isChosen = false,
  initialText = '',
  front = '',
  foot,
}: SearchBoardProps) => {
  const openSearch = useOpenSearch();
  const deals = useDeals();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(isChosen ? initialKind : null);
  const kind = searchKindOf(chosen ?? initialKind);

  const choose = (event: MouseEvent, id: QueryType) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setChosen(id);
    openSearch({ kind: id, isChosen: true, text: '' });
  };
  const chooseDeal = (event: MouseEvent, deal: Deal) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openSearch({ kind: initialKind, isChosen: false, text: '', deal });
  };
  // The typed text continues in the modal, which takes the focus as soon as it opens.
  const grow = (text: string) => openSearch({ kind: kind.id, isChosen: chosen !== null, text });
  const handOver = () => {
    if (input.current !== null) input.current.value = initialText;
  };

  return (
    <div className={deals.length > 0 ? `${styles.board} ${styles.hasDeals}` : styles.board}>
      <PillRow label="Shop by">
        {SEARCH_KINDS.map(({ id, label }) => (
          <Pill
            key={id}
            href={searchHref(id)}
            icon={<KindIcon kind={id} />}
            isChosen={id === kind.id}
            onClick={(event: MouseEvent) => choose(event, id)}
          >
            {label}
          </Pill>
        ))}
        {linkPills(deals.length > 0).map(({ id, label, href, icon }) => (
          <Pill key={id} href={href} linkAs={PageLink} icon={icon}>
            {label}
          </Pill>
        ))}
        {deals.map((deal) => (
          <Pill
            key={deal.id}
            href={deal.route}
            isDeal
            icon={DEAL_ICON}
            onClick={(event: MouseEvent) => chooseDeal(event, deal)}
          >
            {deal.label}
          </Pill>
        ))}
      </PillRow>
      <form
        action="/search"
        method="get"
        role="search"
        className={styles.sentence}
        onSubmit={(event) => {
          if (input.current?.value.trim() !== '') return;
          event.preventDefault();
          grow('');
        }}
      >
        {chosen !== null && <input type="hidden" name="type" value={chosen} />}
        {front !== '' && <input type="hidden" name="front" value={front} />}
        <label htmlFor="q" className={styles.lead}>
          {kind.leadText}
        </label>
        <input
          ref={input}
          id="q"
          name="q"
          type="text"
          className={styles.input}
          defaultValue={initialText}
          placeholder={kind.placeholder}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onClick={() => grow(initialText)}
          onChange={(event) => grow(event.target.value)}
          onBlur={handOver}
        />
        <Button type="submit" variant="cta" size="l" className={styles.find ?? ''} aria-label="Find tires">
          <span className={styles.findWords}>Find tires</span>
          <ArrowRight size={20} strokeWidth={2.2} aria-hidden="true" />
        </Button>
      </form>
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </div>
  );
};
