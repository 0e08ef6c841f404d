import { type Cents, cents, ZERO_CENTS } from '../money/index.js';

/** Tires that must be installed together for the saving. */
export const INSTALLATION_SAVING_TIRES = 4;

/** What is taken off the installation, once for the whole cart. */
export const INSTALLATION_SAVING: Cents = cents(2500);

/**
 * The four-tire installation saving of a cart: $25 once when four or more tires are installed, never more than the
 * installation costs. `installedTires` counts tires over all lines. Source: spec section 9.
 */
export const installationSaving = (installedTires: number, installationInCents: Cents): Cents => {
  if (installedTires < INSTALLATION_SAVING_TIRES) return ZERO_CENTS;
  return installationInCents < INSTALLATION_SAVING ? installationInCents : INSTALLATION_SAVING;
};
