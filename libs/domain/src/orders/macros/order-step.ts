import { may, type PermissionHolder, type StaffPermission } from '../../sso/index.js';

/** The orders that one bulk run changes at most. */
export const MOST_BULK_ORDERS = 100;

/** In the order in which a run takes them: the message last, since nothing takes it back. */
export const ORDER_STEP_KINDS = ['assign', 'hold', 'release', 'note', 'message'] as const;

export type OrderStepKind = (typeof ORDER_STEP_KINDS)[number];

/** One step of a macro or a bulk run on an order. */
export type OrderStep =
  /** `to` is `me`, `nobody`, or a colleague’s id, who finds `note` on Today. */
  | { readonly kind: 'assign'; readonly to: string; readonly note?: string | undefined }
  | { readonly kind: 'hold'; readonly reason: string }
  | { readonly kind: 'release' }
  | { readonly kind: 'note'; readonly text: string }
  /** `textId` is a saved reply. */
  | { readonly kind: 'message'; readonly textId: string; readonly channel: 'email' | 'sms' };

/** The state of an order before a step. */
export interface StepBefore {
  readonly ownerId: string | null;
  readonly holdReason: string | null;
}

const NEEDS: Readonly<Record<OrderStepKind, StaffPermission>> = {
  assign: 'work.assign',
  hold: 'orders.hold',
  release: 'orders.hold',
  note: 'orders.note',
  message: 'messages.write',
};

/** Returns the permissions that a person lacks for `steps`. */
export const stepPermissions = (
  steps: readonly Pick<OrderStep, 'kind'>[],
  viewer: PermissionHolder,
): readonly StaffPermission[] =>
  [...new Set(steps.map(({ kind }) => NEEDS[kind]))].filter((permission) => !may(viewer, permission));

/** True if a run can’t have all of `steps`: two of a kind, or a hold and a release. */
export const stepsConflict = (steps: readonly Pick<OrderStep, 'kind'>[]): boolean => {
  const kinds = steps.map(({ kind }) => kind);
  return new Set(kinds).size < kinds.length || (kinds.includes('hold') && kinds.includes('release'));
};

/** Returns the step that takes `step` back; null for notes and messages, which stay. */
export const undoneBy = (step: OrderStep, { ownerId, holdReason }: StepBefore): OrderStep | null => {
  if (step.kind === 'assign') return { kind: 'assign', to: ownerId ?? 'nobody' };
  if (step.kind === 'hold') return { kind: 'release' };
  if (step.kind === 'release') return holdReason === null ? null : { kind: 'hold', reason: holdReason };
  return null;
};

/** True if a step of this kind can be taken back. */
export const isUndone = (kind: OrderStepKind): boolean => kind !== 'note' && kind !== 'message';
