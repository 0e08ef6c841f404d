'use server';

import { joinCrew, leaveCrew } from '@simpletread/contract';
import { shopperClient } from '../../shell/api';
import type { ChangeAnswer } from '../../shell/form';
import { runChange } from '../accounts';

const PAGE = '/simplecrew';

export const join = async (before: ChangeAnswer): Promise<ChangeAnswer> =>
  runChange(PAGE, before, async () => (await shopperClient()).call(joinCrew, {}));

export const leave = async (before: ChangeAnswer): Promise<ChangeAnswer> =>
  runChange(PAGE, before, async () => (await shopperClient()).call(leaveCrew, {}));
