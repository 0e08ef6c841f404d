import { Injectable } from '@nestjs/common';
import type { applyAsInstaller, HandlerInput } from '@simpletread/contract';
import { checkWeek, ok, refuse, type Result } from '@simpletread/domain';

import { ZipDirectory } from '../../delivery/index.js';
import type { InstallerDetails } from './installer-application.js';

type Form = HandlerInput<typeof applyAsInstaller>['body'];

/** The form as it is kept; what spans several of its fields is checked here. */
@Injectable()
export class ReadInstallerForm {
  constructor(private readonly zips: ZipDirectory) {}

  async run(form: Form): Promise<Result<InstallerDetails>> {
    const {
      agreement: _agreement,
      storeImage: _storeImage,
      hoursMon: mon,
      hoursTue: tue,
      hoursWed: wed,
      hoursThu: thu,
      hoursFri: fri,
      hoursSat: sat,
      hoursSun: sun,
      ...rest
    } = form;
    const hours = checkWeek({ mon, tue, wed, thu, fri, sat, sun });
    if (!hours.ok) return hours;
    const place = await this.zips.shippedPlace(rest.zip);
    if (!place.ok) return place;
    // No shopper would find a shop whose ZIP code has no position.
    if (place.value.position === null) return refuse('contact.zipInvalid');
    if (place.value.state !== rest.state) return refuse('contact.zipStateMismatch');
    return ok({ ...rest, hours: { ...hours.value } });
  }
}
