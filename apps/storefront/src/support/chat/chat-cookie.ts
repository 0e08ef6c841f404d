import { CHAT_COOKIE } from '@simpletread/domain';
import { cookies } from 'next/headers';
import { attributesOf } from '../../shell/stored-values';

/** The chat of a browser: its token, and if its panel is folded. No script reads it. */
export interface KeptChat {
  readonly token: string;
  readonly isFolded: boolean;
}

const FORM = /^([A-Za-z0-9_-]{43})(\.f)?$/;

export const readKeptChat = async (): Promise<KeptChat | null> => {
  const [, token, folded] = FORM.exec((await cookies()).get(CHAT_COOKIE.name)?.value ?? '') ?? [];
  return token === undefined ? null : { token, isFolded: folded !== undefined };
};

export const keepChat = async ({ token, isFolded }: KeptChat): Promise<void> => {
  (await cookies()).set(CHAT_COOKIE.name, `${token}${isFolded ? '.f' : ''}`, attributesOf(CHAT_COOKIE));
};

export const forgetChat = async (): Promise<void> => {
  (await cookies()).set(CHAT_COOKIE.name, '', attributesOf(CHAT_COOKIE, 0));
};
