'use server';

import {
  addToComparison,
  type Comparison,
  isCompared,
  NOTHING_COMPARED,
  readComparison,
  removeFromComparison,
} from '@simpletread/domain';
import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { compareHref } from '../../../shell/paths';
import { keepComparison } from './keep-comparison';
import { readOwnComparison } from './read-own-comparison';

const comparisonOf = (form: FormData, field: string): Comparison =>
  readComparison(String(form.get(field) ?? '')).comparison;

/** Adds or removes the form's tire, without script. A tire too many redirects to the page that says so. */
export const toggleCompared = async (form: FormData): Promise<void> => {
  const [tire] = comparisonOf(form, 'tire');
  if (tire === undefined) return;
  const own = await readOwnComparison();
  const isRemoved = isCompared(own, tire);
  const added = isRemoved ? null : addToComparison(own, tire);
  if (added !== null && !added.ok) redirect(compareHref([...own, tire]));
  await keepComparison(added === null ? removeFromComparison(own, tire) : added.value);
  refresh();
};

/** Empties the tray. */
export const clearComparison = async (): Promise<void> => {
  await keepComparison(NOTHING_COMPARED);
  refresh();
};

/** Removes a tire from the page comparing `tires`, and from the browser's own list. */
export const removeCompared = async (form: FormData): Promise<void> => {
  const [tire] = comparisonOf(form, 'tire');
  const shown = comparisonOf(form, 'tires');
  if (tire === undefined) return;
  const rest = removeFromComparison(shown, tire);
  await keepComparison(removeFromComparison(await readOwnComparison(), tire));
  redirect(rest.length === 0 ? '/compare' : compareHref(rest));
};

/** Makes the page's tires the browser's own list, and redirects to where another one can be chosen. */
export const addAnother = async (form: FormData): Promise<void> => {
  await keepComparison(comparisonOf(form, 'tires'));
  const to = String(form.get('to') ?? '');
  redirect(/^\/tire-sizes\/[\w.-]+(\?rearSize=[\w.-]+)?$/.test(to) ? to : '/search');
};
