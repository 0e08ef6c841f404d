import type { PromotionReply } from '@simpletread/contract';
import {
  type AccountTypeName,
  type DiscountTarget,
  type DiscountType,
  EVERY_TIRE,
  type FlatAmountUnit,
  type PriceGroup,
  type PromotionScope,
  type PromotionVehicle,
  type Stacking,
  type VerifiedGroup,
} from '@simpletread/domain';

import {
  centsOf,
  centsOrNull,
  dollarsText,
  percentText,
  rateOf,
  wholeOf,
  wholeOrNull,
  wholeText,
  wordsOf,
} from '../../shell/form/index.js';
import type { PromotionInput } from './promotion-calls.js';

export interface VehicleFields {
  readonly makeSlug: string;
  readonly modelSlug: string;
  readonly fromYear: string;
  readonly toYear: string;
}

/** A promotion as the editor holds it: what is typed stays as it is typed. */
export interface PromotionForm {
  readonly name: string;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly type: DiscountType;
  readonly target: DiscountTarget;
  readonly amount: string;
  readonly unit: FlatAmountUnit;
  readonly percent: string;
  readonly cap: string;
  readonly scope: PromotionScope;
  readonly minTires: string;
  readonly minSubtotal: string;
  readonly accountTypes: readonly AccountTypeName[];
  readonly priceGroups: readonly PriceGroup[];
  readonly verifiedGroups: readonly VerifiedGroup[];
  readonly isCrewOnly: boolean;
  readonly isFirstOrderOnly: boolean;
  readonly zips: string;
  readonly states: readonly string[];
  readonly paymentMethods: readonly string[];
  readonly vehicles: readonly VehicleFields[];
  readonly needsInstallation: boolean;
  readonly needsCoupon: boolean;
  readonly priority: string;
  readonly group: string;
  readonly stacking: Stacking;
  readonly uses: string;
  readonly usesPerCustomer: string;
  readonly budget: string;
  readonly isCoverageLinked: boolean;
}

/** $100.00 off four tires of any kind, for everyone: a starting point. */
export const NEW_PROMOTION: PromotionForm = {
  name: '',
  startsAt: null,
  endsAt: null,
  type: 'Flat Amount',
  target: 'tires',
  amount: '100.00',
  unit: 'cart',
  percent: '10',
  cap: '',
  scope: EVERY_TIRE,
  minTires: '4',
  minSubtotal: '',
  accountTypes: [],
  priceGroups: [],
  verifiedGroups: [],
  isCrewOnly: false,
  isFirstOrderOnly: false,
  zips: '',
  states: [],
  paymentMethods: [],
  vehicles: [],
  needsInstallation: false,
  needsCoupon: false,
  priority: '100',
  group: '',
  stacking: 'stackable',
  uses: '',
  usesPerCustomer: '',
  budget: '',
  isCoverageLinked: false,
};

type Definition = PromotionReply['definition'];
type BenefitFields = Pick<PromotionForm, 'type' | 'target' | 'amount' | 'unit' | 'percent' | 'cap'>;

const benefitFields = (benefit: Definition['benefit']): BenefitFields => {
  const { amount, unit, percent, cap } = NEW_PROMOTION;
  const others = { amount, unit, percent, cap, type: benefit.type, target: benefit.target };
  switch (benefit.type) {
    case 'Flat Amount':
      return { ...others, amount: dollarsText(benefit.amountInCents), unit: benefit.unit };
    case 'Percentage':
      return { ...others, percent: percentText(benefit.ratePpm), cap: dollarsText(benefit.capInCents) };
    default:
      return others;
  }
};

const vehicleFields = ({ makeSlug, modelSlug, fromYear, toYear }: PromotionVehicle): VehicleFields => ({
  makeSlug,
  modelSlug: modelSlug ?? '',
  fromYear: wholeText(fromYear),
  toYear: wholeText(toYear),
});

/** The editor's values for a promotion. */
export const formOf = ({
  name,
  startsAt,
  endsAt,
  definition,
}: Pick<PromotionReply, 'name' | 'startsAt' | 'endsAt' | 'definition'>): PromotionForm => {
  const { benefit, scope, conditions, limits } = definition;
  return {
    name,
    startsAt,
    endsAt,
    ...benefitFields(benefit),
    scope,
    minTires: String(conditions.minTires),
    minSubtotal: dollarsText(conditions.minSubtotalInCents),
    accountTypes: conditions.accountTypes,
    priceGroups: conditions.priceGroups,
    verifiedGroups: conditions.verifiedGroups,
    isCrewOnly: conditions.isCrewOnly,
    isFirstOrderOnly: conditions.isFirstOrderOnly,
    zips: conditions.zipPrefixes.join(', '),
    states: conditions.states,
    paymentMethods: conditions.paymentMethods,
    vehicles: conditions.vehicles.map(vehicleFields),
    needsInstallation: conditions.needsInstallation,
    needsCoupon: definition.needsCoupon,
    priority: String(definition.priority),
    group: definition.exclusivityGroup ?? '',
    stacking: definition.stacking,
    uses: wholeText(limits.uses),
    usesPerCustomer: wholeText(limits.usesPerCustomer),
    budget: dollarsText(limits.budgetInCents),
    isCoverageLinked: definition.isCoverageLinked,
  };
};

const benefitOf = (form: PromotionForm): PromotionInput['definition']['benefit'] => {
  switch (form.type) {
    case 'Flat Amount':
      return { type: form.type, target: form.target, amountInCents: centsOf(form.amount), unit: form.unit };
    case 'Percentage':
      return {
        type: form.type,
        target: form.target,
        ratePpm: rateOf(form.percent),
        capInCents: centsOrNull(form.cap),
      };
    case 'Buy3Get1':
      return { type: form.type, target: 'tires' };
    case 'Free':
      return { type: form.type, target: form.target === 'coverage' ? 'coverage' : 'installation' };
  }
};

const NO_PRIORITY = -1;

/** The body for the editor's fields. Unreadable text is sent as an invalid value, refused at its field. */
export const promotionInput = (form: PromotionForm): PromotionInput => ({
  name: form.name,
  startsAt: form.startsAt,
  endsAt: form.endsAt,
  definition: {
    benefit: benefitOf(form),
    scope: form.scope,
    conditions: {
      minTires: wholeOf(form.minTires),
      minSubtotalInCents: centsOrNull(form.minSubtotal),
      accountTypes: form.accountTypes,
      priceGroups: form.priceGroups,
      verifiedGroups: form.verifiedGroups,
      isCrewOnly: form.isCrewOnly,
      isFirstOrderOnly: form.isFirstOrderOnly,
      zipPrefixes: wordsOf(form.zips),
      states: form.states,
      paymentMethods: form.paymentMethods,
      vehicles: form.vehicles.map(({ makeSlug, modelSlug, fromYear, toYear }) => ({
        makeSlug: makeSlug.trim(),
        modelSlug: modelSlug.trim() === '' ? null : modelSlug.trim(),
        fromYear: wholeOrNull(fromYear),
        toYear: wholeOrNull(toYear),
      })),
      needsInstallation: form.needsInstallation,
    },
    needsCoupon: form.needsCoupon,
    priority: wholeOf(form.priority, NO_PRIORITY),
    exclusivityGroup: form.group.trim() === '' ? null : form.group.trim(),
    stacking: form.stacking,
    limits: {
      uses: wholeOrNull(form.uses),
      usesPerCustomer: wholeOrNull(form.usesPerCustomer),
      budgetInCents: centsOrNull(form.budget),
    },
    isCoverageLinked: form.isCoverageLinked,
  },
});
