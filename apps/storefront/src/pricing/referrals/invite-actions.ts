'use server';

import { ContractError, inviteFriend, makeGiftCardCode, makeReferralCode } from '@simpletread/contract';
import { shopperClient } from '../../shell/api';
import type { ChangeAnswer } from '../../shell/form';
import { runChange } from '../../sso';

const newKey = () => ({ idempotencyKey: crypto.randomUUID() });

export const getCode = async (before: ChangeAnswer): Promise<ChangeAnswer> =>
  runChange('/invite', before, async () => (await shopperClient()).call(makeReferralCode, {}));

export const invite = async (before: ChangeAnswer, form: FormData): Promise<ChangeAnswer> =>
  runChange('/invite', before, async () =>
    (await shopperClient()).call(
      inviteFriend,
      { body: { email: String(form.get('email') ?? '') } },
      newKey(),
    ),
  );

export interface CodeAnswer {
  /** Shown once. */
  readonly code: string | null;
  readonly problem: string | null;
}

/** Creates the code of a gift card; only the requester sees it. */
export const showGiftCardCode = async (_before: CodeAnswer, form: FormData): Promise<CodeAnswer> => {
  try {
    const params = { giftCardId: String(form.get('giftCardId') ?? '') };
    const { code } = await (await shopperClient()).call(makeGiftCardCode, { params });
    return { code, problem: null };
  } catch (error) {
    if (error instanceof ContractError) return { code: null, problem: error.message };
    throw error;
  }
};
