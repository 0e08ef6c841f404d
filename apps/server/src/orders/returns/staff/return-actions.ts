import { type AdminReturn, faultMessage } from '@simpletread/contract';
import {
  formatMoney,
  may,
  refundsAlone,
  returnMachine,
  type ReturnPrice,
  returnStateWord,
  transition,
} from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { type OrderRecord, paymentLabel } from '../../order/index.js';
import { refundHold } from '../exchange/refund-hold.js';
import type { ReturnRecord } from '../return-record.js';

type Action = AdminReturn['actions'][number];

const LABELS = {
  approve: 'Approve return',
  deny: 'Deny',
  cancel: 'Cancel return',
  receive: 'Receive tires',
  settle: 'Refund',
} as const satisfies Record<Action['id'], string>;

const EVENTS = {
  approve: 'approve',
  deny: 'deny',
  cancel: 'cancel',
  receive: 'receive',
  settle: 'refund',
} as const satisfies Record<Action['id'], keyof typeof returnMachine.events>;

const settleWords = (
  order: OrderRecord,
  price: ReturnPrice,
  viewer: StaffPrincipal,
  needsApproval: boolean,
): string => {
  if (price.quantity === 0) return 'No tire was accepted. The buyer gets your reason by email.';
  const back = `${formatMoney(price.refundInCents)} is refunded to ${paymentLabel(order.payment)}`;
  if (!needsApproval) return `${back}.`;
  const what = refundsAlone(viewer, price.refundInCents) ? 'With earlier refunds, it is' : 'It is';
  return `${back} once a second person approves it. ${what} over your ${formatMoney(viewer.refundLimit)} limit.`;
};

const WORDS = {
  approve: 'The buyer gets an email and prints one label for each tire.',
  deny: 'The buyer gets your reason by email and can appeal once.',
  cancel: 'Until the tires arrive. Nothing is charged.',
  receive: 'Count the tires and note their condition. Sellable ones are in stock at once.',
} as const;

const wordsOf = (id: keyof typeof WORDS, { appealed_at: appealedAt }: ReturnRecord): string =>
  id === 'deny' && appealedAt !== null ? 'The buyer gets your reason by email. This is final.' : WORDS[id];

/** The actions of a staff member on a return now, or the reasons against them; `needsApproval` if its refund takes a second person. */
export const returnActionsFor = (
  order: OrderRecord,
  record: ReturnRecord,
  price: ReturnPrice,
  viewer: StaffPrincipal,
  needsApproval: boolean,
): Action[] => {
  const hold = record.state === 'received' ? refundHold(record, order.read_at) : null;
  const idle = hold === null ? `Nothing to do now: ${returnStateWord(record.state)}.` : faultMessage(hold);
  return (Object.keys(LABELS) as Action['id'][]).map((id) => {
    const base = {
      id,
      label: id === 'settle' && price.quantity === 0 ? 'Close without a refund' : LABELS[id],
    };
    if (!may(viewer, 'returns.handle'))
      return { ...base, label: LABELS[id], isAllowed: false, reason: 'Your role can’t handle returns.' };
    if (hold !== null || !transition(returnMachine, record.state, EVENTS[id]).ok)
      return { ...base, label: LABELS[id], isAllowed: false, reason: idle };
    const reason = id === 'settle' ? settleWords(order, price, viewer, needsApproval) : wordsOf(id, record);
    return { ...base, isAllowed: true, reason };
  });
};
