'use client';

import { createContext, useContext, type ReactNode } from 'react';
import type { ChosenPlace, ZipState } from './place-state';

/** Changes the place for totals. The layout passes it in, because the cart's price changes with the place. */
export interface PlaceActions {
  readonly chooseZip: (before: ZipState, form: FormData) => Promise<ZipState>;
  readonly choosePlace: (latitude: number, longitude: number) => Promise<ChosenPlace>;
}

const PlaceActionsContext = createContext<PlaceActions | null>(null);

export const PlaceActionsProvider = ({
  chooseZip,
  choosePlace,
  children,
}: PlaceActions & { readonly children: ReactNode }) => (
  <PlaceActionsContext value={{ chooseZip, choosePlace }}>{children}</PlaceActionsContext>
);

export const usePlaceActions = (): PlaceActions => {
  const actions = useContext(PlaceActionsContext);
  if (actions === null) throw new Error('PlaceActions needs a PlaceActionsProvider above it.');
  return actions;
};
