import type { PrivacyRequestRow } from '@simpletread/contract';
import type { ChipProps } from '@simpletread/ui';

type State = PrivacyRequestRow['state'];

export const KIND_LABELS: Readonly<Record<PrivacyRequestRow['kind'], string>> = {
  export: 'Data export',
  erasure: 'Erasure',
};

export const REQUEST_FACES: Readonly<Record<State, { label: string; tone: NonNullable<ChipProps['tone']> }>> =
  {
    waiting: { label: 'Waiting', tone: 'info' },
    collecting: { label: 'Collecting', tone: 'info' },
    ready: { label: 'Ready', tone: 'good' },
    expired: { label: 'Expired', tone: 'neutral' },
    pending: { label: 'Grace period', tone: 'info' },
    blocked: { label: 'Blocked', tone: 'warn' },
    erasing: { label: 'Erasing', tone: 'warn' },
    erased: { label: 'Erased', tone: 'good' },
    cancelled: { label: 'Cancelled', tone: 'neutral' },
  };

const BLOCKS = {
  openOrder: 'Orders not delivered',
  openRefund: 'Refunds not paid out',
  openPayment: 'Payments not settled',
  openApplication: 'Applications not decided',
} as const;

/** The reason an erasure waits, for staff. */
export const blockName = ({ reason }: { readonly reason: keyof typeof BLOCKS }): string => BLOCKS[reason];

export const requestTitle = ({ kind, askedAt }: Pick<PrivacyRequestRow, 'kind' | 'askedAt'>): string =>
  `${KIND_LABELS[kind]} of ${askedAt.slice(0, 10)}`;
