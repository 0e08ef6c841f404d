'use client';

import {
  Button,
  FilterChip,
  IconButton,
  Kbd,
  Pill,
  PillRow,
  SearchCombobox,
  type SearchItem,
} from '@simpletread/ui';
import { X } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { track } from '../analytics/track';
import { useBrowserValue } from '../browser-values/use-browser-value';
import { VEHICLE } from '../browser-values/value-table';
import { catalogueAreaOf } from './catalogue-route';
import { KindIcon } from './KindIcon';
import type { Deal } from './deal';
import { dealFilterLabel, groupsUnderDeal } from './deals';
import { DEAL_ICON, linkPills } from './link-pills';
import styles from './SearchDialog.module.css';
import { pastGroup, questionGroup, resultGroups, vehicleGroup } from './search-groups';
import { useDeals, type SearchStart } from './search-context';
import { PreviewPanel } from '../search-preview/PreviewPanel';
import { useSearchPreview } from '../search-preview/use-search-preview';
import { beginQuestion, chooseKind, followUp, sentenceOf, typeText } from './question';
import { SEARCH_KINDS, searchHref } from './search-kinds';
import { sizeQuestions } from './size-questions';
import { useHistoryEntry } from './use-history-entry';
import { usePastSearches } from './use-past-searches';
import { useTypeahead } from './use-typeahead';

interface SearchDialogProps {
  readonly typeaheadUrl: string;
  readonly phone: { readonly display: string; readonly value: string };
  readonly isSignedIn: boolean;
  readonly start: SearchStart;
  readonly onClose: () => void;
}

/** The board grown into a modal: the same pills and sentence, with the answers below. */
export const SearchDialog = ({ typeaheadUrl, phone, isSignedIn, start, onClose }: SearchDialogProps) => {
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [question, setQuestion] = useState(() => beginQuestion(start));
  const deals = useDeals();
  const [deal, setDeal] = useState<Deal | null>(start.deal ?? null);
  const { past, keep, clear } = usePastSearches(isSignedIn);
  const vehicle = useBrowserValue(VEHICLE);
  const [activeId, setActiveId] = useState<string | null>(null);
  const { close, leave } = useHistoryEntry(onClose);
  const { state, lists, retry } = useTypeahead(typeaheadUrl, question);

  useEffect(() => {
    dialog.current?.showModal();
    input.current?.focus();
  }, []);

  const { leadText, placeholder } = sentenceOf(question);
  const groups = groupsUnderDeal(
    [
      ...resultGroups(lists),
      ...questionGroup(sizeQuestions(question, lists)),
      ...(question.text === '' && question.additional === ''
        ? [...vehicleGroup(vehicle), ...pastGroup(past)]
        : []),
    ],
    deal,
  );
  const items = groups.flatMap((group) => group.items);
  // Until the keys are on an answer, the first one is looked into.
  const looked = items.find(({ id }) => id === activeId) ?? items[0];
  const preview = useSearchPreview(looked?.href ?? null);

  const go = (href: string) => {
    const area = catalogueAreaOf(href, window.location.pathname);
    if (area !== null)
      track({
        name: 'Catalogue Search',
        properties: { searchType: question.kind, area, under: deal === null ? 'all' : 'deal' },
      });
    leave();
    router.replace(href);
  };
  const choose = ({ id, label }: SearchItem) => {
    const chosen = items.find((item) => item.id === id);
    if (chosen === undefined) return;
    if (chosen.action.type === 'query') {
      setQuestion(followUp(question, chosen.action));
      return;
    }
    const isPast = id.startsWith('past-');
    track({
      name: 'Search Entry',
      properties: { searchType: question.kind, clickKind: isPast ? 'past' : 'current' },
    });
    keep({ label, href: chosen.action.link });
    go(chosen.action.link);
  };

  const submit = (text: string) => {
    const [first] = items;
    // The page of answers knows no deal: under one the first answer is gone to.
    if (deal !== null && first !== undefined) choose(first);
    else if (text !== '') {
      track({ name: 'Search Entry', properties: { searchType: question.kind, clickKind: 'typed' } });
      go(searchHref(question.asked ?? question.chosen, text, question.additional));
    }
  };

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
        <PillRow label="Shop by" className={styles.pills}>
          {SEARCH_KINDS.map(({ id, label }) => (
            <Pill
              key={id}
              icon={<KindIcon kind={id} />}
              isChosen={id === question.kind && (deal === null || question.chosen !== null)}
              onClick={() => {
                setQuestion(chooseKind(id));
                input.current?.focus();
              }}
            >
              {label}
            </Pill>
          ))}
          {linkPills(deals.length > 0).map(({ id, label, href, icon }) => (
            <Pill
              key={id}
              href={href}
              icon={icon}
              onClick={(event: MouseEvent) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                go(href);
              }}
            >
              {label}
            </Pill>
          ))}
          {deals.map((one) => (
            <Pill
              key={one.id}
              icon={DEAL_ICON}
              isDeal
              isChosen={one.id === deal?.id}
              onClick={() => {
                setDeal(one.id === deal?.id ? null : one);
                input.current?.focus();
              }}
            >
              {one.label}
            </Pill>
          ))}
        </PillRow>
        {deal !== null && (
          <p className={styles.filters}>
            <FilterChip isOn onClick={() => setDeal(null)}>
              {dealFilterLabel(deal)}
            </FilterChip>
          </p>
        )}
        <SearchCombobox
          className={styles.search}
          leadText={deal === null ? leadText : 'Show me'}
          placeholder={deal === null ? placeholder : 'deals for a vehicle or a size'}
          value={question.text}
          onValueChange={(text) => setQuestion(typeText(question, text))}
          groups={groups}
          state={state}
          onSelect={choose}
          onActiveChange={(item) => setActiveId(item?.id ?? null)}
          onSubmit={submit}
          preview={<PreviewPanel preview={preview} onGo={go} />}
          maxLength={100}
          onRetry={retry}
          inputRef={input}
          actions={
            <IconButton label="Close search" icon={<X size={22} aria-hidden="true" />} onClick={close} />
          }
          emptyHint="The size is written on the sidewall of your tires, as 225/65R17."
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
        <div className={styles.foot}>
          <span className={styles.key} aria-hidden="true">
            <Kbd>↑</Kbd> <Kbd>↓</Kbd> move
          </span>
          <span className={styles.key} aria-hidden="true">
            <Kbd>↵</Kbd> choose
          </span>
          <span className={styles.key} aria-hidden="true">
            <Kbd>esc</Kbd> close
          </span>
          {past.length > 0 && (
            <button type="button" className={styles.clear} onClick={clear}>
              Clear past searches
            </button>
          )}
        </div>
      </div>
    </dialog>
  );
};
