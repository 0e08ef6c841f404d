import { changePreview, ContractError } from '@simpletread/contract';
import type { NextRequest, NextResponse } from 'next/server';
import { requestHandle, staffClient, toShop } from '../../sso';
import { forwardedHeaders, storefrontUrl } from '../../shell/config';
import { reportProblem } from '../../shell/error-reports';
import { changesOfForm } from './changes-of-form';
import { pageBefore } from './page-before';
import { PREVIEW } from './preview';

/** Applies the bar's form: the same page at another moment, or for another visitor. */
export const switchPreview = async (request: NextRequest): Promise<NextResponse> => {
  const handle = requestHandle(PREVIEW, request);
  const page = pageBefore(request.headers.get('referer'), storefrontUrl());
  if (handle === null) return toShop('/preview/over');
  try {
    const body = { handle, ...changesOfForm(await request.formData()) };
    await staffClient(await forwardedHeaders()).call(changePreview, { body });
    return toShop(page);
  } catch (error) {
    const code = error instanceof ContractError ? (error.code ?? '') : '';
    if (code === 'record.missing') return toShop('/preview/over');
    if (code === '') reportProblem('preview', error);
    return toShop(`/preview/refused?${new URLSearchParams({ why: code, page }).toString()}`);
  }
};
