import { Injectable } from '@nestjs/common';
import { faultMessage } from '@simpletread/contract';
import { ok, parseFirstName, parseLastName, parsePhone, phoneText, type Result } from '@simpletread/domain';
import type { FastifyInstance } from 'fastify';

import { EditProfile } from '../../accounts/index.js';
import { readFields } from './form.js';
import { SignedInVisits } from './signed-in-visits.js';

const optionalPhone = (text: string): Result<string | null, 'contact.phoneInvalid'> => {
  if (text.trim() === '') return ok(null);
  const phone = parsePhone(text);
  return phone.ok ? ok(phoneText(phone.value)) : phone;
};

/** /edit-profile: name and phone. Nothing else of an account is changed by a form. */
@Injectable()
export class ProfilePages {
  constructor(
    private readonly signedIn: SignedInVisits,
    private readonly editProfile: EditProfile,
  ) {}

  add(server: FastifyInstance): void {
    this.signedIn.get(server, '/edit-profile', (visit, { account }) =>
      visit.show('edit-profile', { fields: account, email: account.email }),
    );
    this.signedIn.post(server, '/edit-profile', async (visit, { account }) => {
      const { form } = visit;
      const fields = {
        firstName: form.text('firstName'),
        lastName: form.text('lastName'),
        phone: form.text('phone'),
        version: form.text('version'),
      };
      const { email } = account;
      const read = readFields({
        firstName: parseFirstName(fields.firstName),
        lastName: parseLastName(fields.lastName),
        phone: optionalPhone(fields.phone),
      });
      if (read.errors !== null)
        return visit.show('edit-profile', { fields, email, errors: read.errors }, 400);
      const version = Number(fields.version);
      const saved = await this.editProfile.run({ accountId: account.accountId, version, ...read.values });
      if (!saved.ok)
        return visit.show(
          'edit-profile',
          { fields: account, email, message: faultMessage(saved.fault) },
          409,
        );
      return visit.show('edit-profile', { fields: saved.value, email, isDone: true });
    });
  }
}
