import { useQuery } from '@tanstack/react-query';

import { type PickerOption, useSettled } from '../../shell/form/index.js';
import { useReferenceCalls } from './reference-calls.js';

const HOUR_MS = 3_600_000;
const NONE: readonly PickerOption[] = [];

interface Reference {
  readonly options: readonly PickerOption[];
  readonly isLoading: boolean;
}

export type ReferenceKind = 'brand' | 'brand-slug' | 'category' | 'category-slug' | 'subtype' | 'size';
export type SearchedKind = 'line' | 'tire';

/** All brands, categories, kinds of vehicle or sizes; read once and kept. */
export const useReference = (kind: ReferenceKind): Reference => {
  const data = useReferenceCalls();
  const read = {
    brand: data.brandOptions,
    'brand-slug': data.brandSlugOptions,
    category: data.categoryOptions,
    'category-slug': data.categorySlugOptions,
    subtype: data.subtypeOptions,
    size: data.sizeOptions,
  }[kind];
  const { data: options = NONE, isPending } = useQuery({
    queryKey: ['reference', kind],
    queryFn: () => read(),
    staleTime: HOUR_MS,
  });
  return { options, isLoading: isPending };
};

/** Lines or tires that `text` finds. */
export const useFound = (kind: SearchedKind, text: string): Reference => {
  const data = useReferenceCalls();
  const asked = useSettled(text.trim());
  const find = { line: data.findLines, tire: data.findTires }[kind];
  const { data: options = NONE, isFetching } = useQuery({
    queryKey: ['reference', kind, 'found', asked],
    queryFn: () => find(asked),
    enabled: asked.length > 1,
    staleTime: HOUR_MS,
  });
  return { options, isLoading: isFetching };
};

/** Names of lines that are chosen already. */
export const useLineNames = (ids: readonly string[]): readonly PickerOption[] => {
  const data = useReferenceCalls();
  const { data: options = NONE } = useQuery({
    queryKey: ['reference', 'line', 'named', ids],
    queryFn: () => data.linesNamed(ids),
    enabled: ids.length > 0,
    staleTime: HOUR_MS,
    placeholderData: (before) => before,
  });
  return options;
};
