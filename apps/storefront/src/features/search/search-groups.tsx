import type { SearchResult } from '@simpletread/contract';
import type { SearchGroup, SearchItem } from '@simpletread/ui';
import { History } from 'lucide-react';
import type { KeptVehicle } from '../browser-values/value-table';
import { KindIcon } from './KindIcon';
import type { PastSearch } from './past-searches';
import { kindOfList } from './search-kinds';
import type { SizeQuestion } from './size-questions';
import type { TypeaheadReply } from './use-typeahead';

/** A row of the list together with what choosing it does. */
export interface ResultItem extends SearchItem {
  readonly action: SearchResult['action'];
}

export interface ResultGroup extends SearchGroup {
  readonly items: readonly ResultItem[];
}

/** The API's result lists as rows; ids are unique over all groups. */
export const resultGroups = (lists: TypeaheadReply['resultLists']): ResultGroup[] =>
  lists.map((list) => ({
    id: list.id,
    label: list.label,
    items: list.items.map((result, index) => ({
      id: `${list.id}-${index}`,
      label: result.label,
      segments: result.labelSegments,
      detail: result.detailLabel,
      icon: <KindIcon kind={kindOfList(list.id)} size={20} />,
      action: result.action,
      ...(result.action.type === 'link' ? { href: result.action.link } : {}),
    })),
  }));

/** The vehicle that tires were looked for last, as a group; without one it is left out. */
export const vehicleGroup = (vehicle: KeptVehicle | null): ResultGroup[] =>
  vehicle === null
    ? []
    : [
        {
          id: 'vehicle',
          label: 'Your vehicle',
          items: [
            {
              id: 'vehicle-0',
              label: vehicle.name,
              href: vehicle.href,
              icon: <KindIcon kind="vehicle" size={20} />,
              action: { type: 'link', link: vehicle.href },
            },
          ],
        },
      ];

/** Past searches as a group; empty ones are left out. */
export const pastGroup = (searches: readonly PastSearch[]): ResultGroup[] =>
  searches.length === 0
    ? []
    : [
        {
          id: 'past',
          label: 'Past searches',
          items: searches.map(({ label, href }, index) => ({
            id: `past-${index}`,
            label,
            href,
            icon: <History size={20} strokeWidth={1.75} aria-hidden="true" />,
            action: { type: 'link', link: href },
          })),
        },
      ];

/** Questions about the size that was typed, as a group; without any it is left out. */
export const questionGroup = (questions: readonly SizeQuestion[]): ResultGroup[] =>
  questions.length === 0
    ? []
    : [
        {
          id: 'questions',
          label: 'By size',
          items: questions.map((question) => ({
            ...question,
            icon: <KindIcon kind="tireSize" size={20} />,
          })),
        },
      ];
