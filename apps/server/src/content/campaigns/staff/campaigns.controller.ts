import { Controller } from '@nestjs/common';
import {
  type CampaignRecord,
  changeCampaign,
  createCampaign,
  deleteCampaign,
  getCampaign,
  type HandlerInput,
  listCampaigns,
  restoreCampaign,
  rollBackCampaign,
  scheduleCampaign,
  withdrawCampaign,
} from '@simpletread/contract';
import { ok, type Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { Bind, deleted, Input, RequestId, Staff } from '../../../platform/http/index.js';
import { CampaignListReader } from './campaign-list.reader.js';
import { DeleteCampaign } from './delete-campaign.js';
import { ReleaseCampaign } from './release-campaign.js';
import { ShowCampaign } from './show-campaign.js';
import { WriteCampaign } from './write-campaign.js';

@Controller()
export class CampaignsController {
  constructor(
    private readonly lists: CampaignListReader,
    private readonly showUseCase: ShowCampaign,
    private readonly write: WriteCampaign,
    private readonly releases: ReleaseCampaign,
    private readonly deletion: DeleteCampaign,
  ) {}

  @Bind(listCampaigns)
  async list(@Input() { query }: HandlerInput<typeof listCampaigns>) {
    return ok(await this.lists.page(query));
  }

  @Bind(getCampaign)
  show(@Input() { params }: HandlerInput<typeof getCampaign>) {
    return this.showUseCase.run(params.id);
  }

  @Bind(createCampaign)
  async create(
    @Input() { body }: HandlerInput<typeof createCampaign>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.shown(await this.write.create(body, { staff, requestId }));
  }

  @Bind(changeCampaign)
  async change(
    @Input() { params, body }: HandlerInput<typeof changeCampaign>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.shown(await this.write.change(params.id, body, { staff, requestId }));
  }

  @Bind(deleteCampaign)
  delete(
    @Input() { params, query }: HandlerInput<typeof deleteCampaign>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    const deletion = this.deletion.delete(params.id, query.version ?? null, { staff, requestId });
    return deleted(params.id, deletion);
  }

  @Bind(restoreCampaign)
  async restore(
    @Input() { params }: HandlerInput<typeof restoreCampaign>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.shown(await this.deletion.restore(params.id, { staff, requestId }));
  }

  @Bind(scheduleCampaign)
  async schedule(
    @Input() { params, body }: HandlerInput<typeof scheduleCampaign>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.shown(await this.releases.schedule(params.id, body.version, { staff, requestId }));
  }

  @Bind(withdrawCampaign)
  async withdraw(
    @Input() { params, body }: HandlerInput<typeof withdrawCampaign>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    return this.shown(await this.releases.withdraw(params.id, body.version, { staff, requestId }));
  }

  @Bind(rollBackCampaign)
  async rollBack(
    @Input() { params, body }: HandlerInput<typeof rollBackCampaign>,
    @Staff() staff: StaffPrincipal,
    @RequestId() requestId: string,
  ) {
    const { version, release } = body;
    return this.shown(await this.releases.rollBack(params.id, version, release, { staff, requestId }));
  }

  private shown(done: Result<string>): Promise<Result<CampaignRecord>> {
    return done.ok ? this.showUseCase.run(done.value) : Promise.resolve(done);
  }
}
