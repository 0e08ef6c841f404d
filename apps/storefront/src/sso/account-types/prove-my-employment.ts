'use server';

import { proveEmployment } from '@simpletread/contract';
import { shopperClient } from '../../shell/api';
import type { ChangeAnswer } from '../../shell/form';
import { runChange } from '../accounts';

export const proveMyEmployment = async (before: ChangeAnswer): Promise<ChangeAnswer> =>
  runChange('/dt-employees', before, async () => (await shopperClient()).call(proveEmployment, {}));
