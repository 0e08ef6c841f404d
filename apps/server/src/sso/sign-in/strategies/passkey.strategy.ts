import { refuse, type Result } from '@simpletread/domain';

import type { Accounts } from '../../accounts/index.js';
import { Form } from '../pages/form.js';
import type { Passkeys } from '../passkeys/passkeys.js';
import { CheckedStrategy } from './checked.strategy.js';
import type { SignInAttempt } from './sign-in-attempt.js';

/** Signs in the holder of a passkey, if the account may sign in. */
export class PasskeyStrategy extends CheckedStrategy {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly accounts: Accounts,
  ) {
    super();
  }

  protected override async check({ body, browserHash }: SignInAttempt): Promise<Result<string>> {
    const owner = await this.passkeys.owner(new Form(body).text('credential'), browserHash);
    const account = owner.ok ? await this.accounts.byId(owner.value) : null;
    return owner.ok && account?.isActive === true ? owner : refuse('account.passkeyRefused');
  }
}
