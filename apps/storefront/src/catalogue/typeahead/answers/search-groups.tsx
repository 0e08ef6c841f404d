import type { SearchResult } from '@simpletread/contract';
import { parseTireSize, sizeSlug } from '@simpletread/domain';
import { type SearchGroup, type SearchItem, TireImage } from '@simpletread/ui';
import { Eye, History } from 'lucide-react';
import type { KeptVehicle } from '../../../shell/stored-values';
import { sizeHref } from '../../../shell/paths';
import type { ViewedTire } from '../../tires';
import { KindIcon } from './KindIcon';
import { pastSearchOf } from '../past-searches/past-search-of';
import type { PastSearch } from '../past-searches/past-searches';
import { kindOfList } from './search-kinds';
import type { SizeQuestion } from '../help/size-questions';
import type { SearchLists } from '../dialog/use-search-session';

const ICON = 20;
const PICTURE = 30;

/** A row of the list, with the action of choosing it. */
export interface ResultItem extends SearchItem {
  readonly action: SearchResult['action'];
  /** The page that is previewed beside the list; null without one. */
  readonly preview: string | null;
  /** The stored search once it is chosen; null if it isn't a search. */
  readonly search: PastSearch | null;
}

export interface ResultGroup extends SearchGroup {
  readonly items: readonly ResultItem[];
}

const Glyph = ({ of: Icon }: { of: typeof History }) => (
  <Icon size={ICON} strokeWidth={1.75} aria-hidden="true" />
);

/** Returns the API's result lists as rows; ids are unique over all groups. */
export const resultGroups = (lists: SearchLists): ResultGroup[] =>
  lists.map((list) => ({
    id: list.id,
    label: list.label,
    items: list.items.map((result) => ({
      // By content: an answer to another text is another option, and Enter never chooses it unseen.
      id: `${list.id}-${result.label}-${result.link ?? ''}`.replace(/\s+/g, '_'),
      label: result.label,
      segments: result.labelSegments,
      detail: result.detailLabel,
      icon:
        result.type === 'image' ? (
          <TireImage src={result.image} alt="" width={PICTURE} height={PICTURE} />
        ) : (
          <KindIcon kind={kindOfList(list.id)} size={ICON} />
        ),
      action: result.action,
      preview: result.previewLink,
      search: pastSearchOf(result),
      ...(result.link === null ? {} : { href: result.link }),
    })),
  }));

const groupOf = (id: string, label: string, items: readonly ResultItem[]): ResultGroup[] =>
  items.length === 0 ? [] : [{ id, label, items }];

const linkTo = (link: string) => ({
  href: link,
  preview: link,
  action: { type: 'link', link } as const,
});

/** Returns the last vehicle as a group; none without one. */
export const vehicleGroup = (vehicle: KeptVehicle | null): ResultGroup[] =>
  groupOf(
    'vehicle',
    'Your vehicle',
    vehicle === null
      ? []
      : [
          {
            id: 'vehicle-0',
            label: vehicle.name,
            icon: <KindIcon kind="vehicle" size={ICON} />,
            search: null,
            ...linkTo(vehicle.href),
          },
        ],
  );

/** Returns past searches as a group; none without any. */
export const pastGroup = (searches: readonly PastSearch[]): ResultGroup[] =>
  groupOf(
    'past',
    'Past searches',
    searches.map((search, index) => ({
      id: `past-${index}`,
      label: search.label,
      detail: search.detailLabel,
      icon: <Glyph of={History} />,
      search,
      ...linkTo(search.link),
    })),
  );

/** Returns tires viewed in this browser as a group; none without any. */
export const viewedGroup = (tires: readonly ViewedTire[]): ResultGroup[] =>
  groupOf(
    'viewed',
    'Recently viewed',
    tires.map(({ href, name, sizeCode }, index) => ({
      id: `viewed-${index}`,
      label: name,
      detail: sizeCode,
      icon: <Glyph of={Eye} />,
      search: null,
      ...linkTo(href),
    })),
  );

const sizePage = (text: string): string | null => {
  const parsed = parseTireSize(text);
  return parsed.ok ? sizeHref(sizeSlug(parsed.value.size)) : null;
};

/** Returns questions about the typed size as a group; none without any. */
export const questionGroup = (questions: readonly SizeQuestion[]): ResultGroup[] =>
  groupOf(
    'questions',
    'By size',
    questions.map((question) => ({
      ...question,
      icon: <KindIcon kind="tireSize" size={ICON} />,
      preview: sizePage(question.action.additionalQueryText || question.action.queryText),
      search: null,
    })),
  );
