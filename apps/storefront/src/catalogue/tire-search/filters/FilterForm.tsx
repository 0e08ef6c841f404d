'use client';

import type { ChangeEvent, FocusEvent, FormEvent, ReactNode } from 'react';
import { formAddress } from './form-address';
import { noteFilters } from './last-filters';
import { useShowResults } from '../results/ResultsFrame';

interface FilterFormProps {
  readonly id: string;
  readonly path: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The filters as a plain GET form; with script, a choice applies at once. */
export const FilterForm = ({ id, path, className, children }: FilterFormProps) => {
  const show = useShowResults();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    noteFilters(form);
    show(formAddress(path, form));
    const rail = event.currentTarget.closest<HTMLElement>('[popover]');
    const isSentByHand = (event.nativeEvent as SubmitEvent).submitter !== null;
    if (isSentByHand && rail?.matches(':popover-open')) rail.hidePopover();
  };
  const change = (event: ChangeEvent<HTMLFormElement>) => {
    const field: unknown = event.target;
    // A price applies when finished, a checkbox at once.
    if (field instanceof HTMLInputElement && field.type !== 'checkbox') return;
    event.currentTarget.requestSubmit();
  };
  const leave = ({ target, currentTarget }: FocusEvent<HTMLFormElement>) => {
    const field: unknown = target;
    if (!(field instanceof HTMLInputElement) || field.type === 'checkbox') return;
    if (field.value !== field.defaultValue) currentTarget.requestSubmit();
  };
  return (
    <form
      id={id}
      method="get"
      action={path}
      className={className}
      onSubmit={send}
      onChange={change}
      onBlur={leave}
    >
      {children}
    </form>
  );
};
