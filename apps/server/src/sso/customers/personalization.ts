import { Injectable } from '@nestjs/common';
import type { HandlerReply, setPersonalization } from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import { PersonalizationReader, type UserPersonalization } from '../sign-in/index.js';
import { ZipDirectory } from '../../delivery/index.js';
import { type PersonalizationChange, PersonalizationRepository } from './personalization.repository.js';

/** The shop's memory of a customer across visits, for the shop and for the sign-in provider's session [R3.01]. */
@Injectable()
export class Personalization extends PersonalizationReader {
  constructor(
    private readonly repository: PersonalizationRepository,
    private readonly zips: ZipDirectory,
  ) {
    super();
  }

  /** A ZIP of another region than the one asked for says nothing about it. */
  override async read(accountId: string, regionId: string | null): Promise<UserPersonalization> {
    const { userLocationZip } = await this.repository.find(accountId);
    const userLocation = await this.locationOf(userLocationZip);
    if (regionId === null || regionId === userLocation.region) return { userLocation };
    return { userLocation: { zip: null, region: regionId } };
  }

  async save(
    accountId: string,
    change: PersonalizationChange,
  ): Promise<Result<HandlerReply<typeof setPersonalization>, 'contact.zipInvalid'>> {
    const { userLocationZip } = change;
    if (typeof userLocationZip === 'string') {
      const place = await this.zips.place(userLocationZip);
      if (!place.ok) return place;
    }
    const saved = await this.repository.save(accountId, change);
    const userLocation = await this.locationOf(saved.userLocationZip);
    return ok({ userPersonalization: { userLocation }, ...saved });
  }

  private async locationOf(zip: string | null): Promise<UserPersonalization['userLocation']> {
    return { zip, region: zip === null ? null : ((await this.zips.find(zip))?.state ?? null) };
  }
}
