'use client';

import { questionOf } from '@simpletread/domain';
import { Button, IconButton, SearchCombobox, type SearchItem } from '@simpletread/ui';
import { Eraser, X } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { track } from '../../../shell/analytics-events';
import { useBrowserValue, VEHICLE } from '../../../shell/stored-values';
import { useViewedTires } from '../../tires';
import { PreviewPanel } from '../preview/PreviewPanel';
import { useSearchPreview } from '../preview/use-search-preview';
import { catalogueAreaOf } from '../answers/catalogue-route';
import type { Deal } from '../answers/deal';
import { groupsUnderDeal } from '../answers/deals';
import { DialogFoot } from './DialogFoot';
import { DialogPills } from './DialogPills';
import { freeSearchOf, pastOfLock } from '../past-searches/past-search-of';
import styles from './SearchDialog.module.css';
import { useDeals, type SearchStart } from './search-context';
import { pastGroup, questionGroup, resultGroups, vehicleGroup, viewedGroup } from '../answers/search-groups';
import { sentenceOf, wayBackOf } from '../answers/sentence';
import { sizeQuestions } from '../help/size-questions';
import { firstActive } from '../answers/first-active';
import { useHistoryEntry } from './use-history-entry';
import { usePastSearches } from '../past-searches/use-past-searches';
import { useSearchSession } from './use-search-session';

const VIEWED_SHOWN = 4;

interface SearchDialogProps {
  readonly typeaheadUrl: string;
  readonly phone: { readonly display: string; readonly value: string };
  readonly isSignedIn: boolean;
  readonly start: SearchStart;
  readonly onClose: () => void;
}

/** The board as a modal: the same pills and sentence, with the answers below. */
export const SearchDialog = ({ typeaheadUrl, phone, isSignedIn, start, onClose }: SearchDialogProps) => {
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [session, tell] = useSearchSession(typeaheadUrl, start);
  const deals = useDeals();
  const [deal, setDeal] = useState<Deal | null>(start.deal ?? null);
  const { past, keep, clear } = usePastSearches(isSignedIn);
  const vehicle = useBrowserValue(VEHICLE);
  const viewed = useViewedTires();
  const [activeId, setActiveId] = useState<string | null>(null);
  const { close, leave } = useHistoryEntry(onClose);

  useEffect(() => {
    dialog.current?.showModal();
    input.current?.focus();
  }, []);

  const { text, lock, kind, answers } = session;
  const { leadText, placeholder } = sentenceOf(session);
  const isBlank = text === '' && session.additional === '';
  const groups = groupsUnderDeal(
    [
      ...(isBlank && (lock === null || lock === 'vehicle') ? vehicleGroup(vehicle) : []),
      ...(isBlank ? pastGroup(pastOfLock(past, lock)) : []),
      ...(isBlank && lock === null ? viewedGroup(viewed.slice(0, VIEWED_SHOWN)) : []),
      ...resultGroups(answers.lists),
      ...questionGroup(sizeQuestions(session, answers.lists)),
    ],
    deal,
  );
  const items = groups.flatMap((group) => group.items);
  const first = firstActive(session, items, answers.lists);
  // Until the keys reach an answer, the first one is previewed.
  const looked = items.find(({ id }) => id === activeId) ?? items[0];
  const preview = useSearchPreview(looked?.preview ?? null);

  const go = (href: string) => {
    const area = catalogueAreaOf(href, window.location.pathname);
    if (area !== null)
      track({
        name: 'Catalogue Search',
        properties: { searchType: kind, area, under: deal === null ? 'all' : 'deal' },
      });
    leave();
    router.replace(href);
  };
  const count = (clickKind: 'current' | 'past' | 'typed') =>
    track({ name: 'Search Entry', properties: { searchType: kind, clickKind } });
  const choose = ({ id }: SearchItem) => {
    const chosen = items.find((item) => item.id === id);
    if (chosen === undefined) return;
    if (chosen.action.type === 'query') {
      tell({ type: 'follow', next: chosen.action });
      return;
    }
    const { link } = chosen.action;
    count(id.startsWith('past-') ? 'past' : 'current');
    if (chosen.search !== null) keep({ ...chosen.search, link });
    go(link);
  };

  const submit = () => {
    const [first] = items;
    // The answers page ignores deals: under one, the first answer opens directly.
    if (deal !== null && first !== undefined) choose(first);
    else if (text !== '') {
      const search = freeSearchOf(text, questionOf(session).asked, session.additional);
      count('typed');
      keep(search);
      go(search.link);
    }
  };
  const refocus = () => input.current?.focus();

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search tires"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className={styles.content}>
        <DialogPills
          chosen={deal === null || session.pill !== null ? kind : null}
          deals={deals}
          deal={deal}
          wayBack={wayBackOf(session.trail)}
          onKind={(chosen) => {
            tell({ type: 'choosePill', kind: chosen });
            refocus();
          }}
          onDeal={(chosen) => {
            setDeal(chosen);
            refocus();
          }}
          onGo={go}
          onBack={() => {
            tell({ type: 'back' });
            refocus();
          }}
        />
        <SearchCombobox
          className={styles.search}
          leadText={deal === null ? leadText : 'Show me'}
          placeholder={deal === null ? placeholder : 'deals for a vehicle or a size'}
          value={text}
          onValueChange={(value) => tell({ type: 'type', text: value })}
          groups={groups}
          state={session.phase}
          // A deal leaves out some of what the server counts.
          total={deal === null && !isBlank ? answers.total : undefined}
          onSelect={choose}
          onActiveChange={(item) => setActiveId(item?.id ?? null)}
          firstActiveId={deal === null ? (first?.id ?? null) : (items[0]?.id ?? null)}
          onSubmit={submit}
          preview={<PreviewPanel preview={preview} onGo={go} />}
          maxLength={100}
          onRetry={() => tell({ type: 'retry' })}
          inputRef={input}
          actions={
            <>
              {(!isBlank || session.trail.length > 0) && (
                <IconButton
                  label="Clear search"
                  icon={<Eraser size={20} aria-hidden="true" />}
                  onClick={() => {
                    tell({ type: 'clear' });
                    refocus();
                  }}
                />
              )}
              <IconButton label="Close search" icon={<X size={22} aria-hidden="true" />} onClick={close} />
            </>
          }
          emptyHint="The size is on the sidewall of your tires, such as 225/65R17."
          emptyActions={
            <>
              <Button variant="ghost" size="s" href={`tel:${phone.value}`}>
                Call {phone.display}
              </Button>
              <Button variant="ghost" size="s" onClick={() => go('/vehicles')}>
                Pick from lists
              </Button>
            </>
          }
        />
        <DialogFoot hasPast={past.length > 0} onForget={clear} onGo={go} />
      </div>
    </dialog>
  );
};
