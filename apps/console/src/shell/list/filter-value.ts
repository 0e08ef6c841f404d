import { dayAfter, ownValue } from '@simpletread/domain';

import { easternDay, startOfEasternDay } from '../time/index.js';
import type { FilterField } from './filter-field.js';
import type { ListFilter } from './views/list-view.js';

/** The control's text for a field; empty for several values, which a view can have and the control can't. */
export const shownValue = (field: FilterField, filter: ListFilter): string => {
  const value = ownValue(filter, field.source);
  if (value === undefined || value === null || Array.isArray(value)) return '';
  if (field.kind === 'flag') return value === true ? 'yes' : 'no';
  if (field.kind !== 'day') return String(value);
  const day = easternDay(String(value));
  return field.edge === 'to' ? dayAfter(day, -1) : day;
};

/** The filter value for the control's `text`; undefined for empty text. */
export const askedValue = (field: FilterField, text: string): unknown => {
  if (text.trim() === '') return undefined;
  switch (field.kind) {
    case 'flag':
      return text === 'yes';
    case 'number':
      return Number.isInteger(Number(text)) ? Number(text) : undefined;
    case 'day':
      return startOfEasternDay(field.edge === 'to' ? dayAfter(text, 1) : text).toISOString();
    default:
      return text.trim();
  }
};

/** A filter in words, for its chip: `last name` of the choice, the day, the text. */
export const filterText = (field: FilterField, filter: ListFilter): string => {
  const shown = shownValue(field, filter);
  if (field.kind === 'choice') {
    const given = ownValue(filter, field.source);
    const values: readonly unknown[] = Array.isArray(given) ? given : [shown];
    return values
      .map((value) => field.options.find((option) => option.value === value)?.label ?? String(value))
      .join(', ');
  }
  if (field.kind === 'flag') return shown === 'yes' ? field.yes : (field.no ?? 'no');
  return shown;
};

/** `filter` with one field changed; an undefined value takes it out. */
export const withFilter = (filter: ListFilter, source: string, value: unknown): ListFilter => {
  const rest = Object.fromEntries(Object.entries(filter).filter(([name]) => name !== source));
  return value === undefined ? rest : { ...rest, [source]: value };
};
