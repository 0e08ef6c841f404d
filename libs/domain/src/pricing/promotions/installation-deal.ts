import { type Cents, cents, multiplyCents, subtractCents } from '../../money/index.js';
import { EVERY_TIRE, NO_CONDITIONS, NO_LIMITS, type Promotion } from './promotion.js';

/** Tires that must be installed together for the installation deal [R5.14]. */
export const INSTALLATION_SAVING_TIRES = 4;

/** The deal's saving on installation, once per cart and never more than the installation costs. Source: spec section 9. */
export const INSTALLATION_SAVING: Cents = cents(2_500);

/** The installation deal as a promotion that combines with every other. */
export const INSTALLATION_DEAL: Promotion = {
  promotionId: 'installation-deal',
  name: 'Four-tire installation saving',
  benefit: { type: 'Flat Amount', target: 'installation', amountInCents: INSTALLATION_SAVING, unit: 'cart' },
  scope: EVERY_TIRE,
  conditions: { ...NO_CONDITIONS, minTires: INSTALLATION_SAVING_TIRES, needsInstallation: true },
  startsAt: null,
  endsAt: null,
  needsCoupon: false,
  priority: 900,
  exclusivityGroup: null,
  stacking: 'always',
  limits: NO_LIMITS,
  use: { uses: 0, spentInCents: cents(0) },
  isCoverageLinked: false,
};

/** The price of a shop's installation for a number of tires. */
export interface InstallationPrice {
  readonly tires: number;
  readonly fullInCents: Cents;
  readonly savingInCents: Cents;
  readonly totalInCents: Cents;
}

/** Returns the price of installing `tires` tires at a shop by the standard rules, as a cart without other promotions has it. */
export const installationPrice = (perTire: Cents, tires: number): InstallationPrice => {
  const full = multiplyCents(perTire, tires);
  const most = full < INSTALLATION_SAVING ? full : INSTALLATION_SAVING;
  const saving = tires >= INSTALLATION_SAVING_TIRES ? most : cents(0);
  return { tires, fullInCents: full, savingInCents: saving, totalInCents: subtractCents(full, saving) };
};
