import { Injectable } from '@nestjs/common';
import type { HandlerInput, startSimulation } from '@simpletread/contract';
import { ok, type PriceRules, refuse, type Result } from '@simpletread/domain';

import { ShowCampaign } from '../../content/index.js';
import { Audit, type StaffContext } from '../../platform/audit/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { NamedRules, PeriodRules } from '../../pricing/index.js';
import { RunSimulation } from './run-simulation.js';
import { simulatedPeriod } from './simulated-period.js';
import type { SimulationInputs, SimulationRules } from './simulation-inputs.js';
import { type NewSimulation, SimulationRepository } from './simulation.repository.js';

type Input = HandlerInput<typeof startSimulation>['body'];

/** The tested rules, by their campaign if there is one. */
interface Draft {
  readonly rules: PriceRules;
  readonly campaignName: string | null;
  /** When it begins; null for at once. */
  readonly startsAt: Date | null;
}

const firstStart = ({ promotions, priceLists }: PriceRules): Date | null =>
  [...promotions, ...priceLists]
    .flatMap(({ startsAt }) => startsAt ?? [])
    .sort((a, b) => a.getTime() - b.getTime())[0] ?? null;

const namesOf = ({ inForce, draft }: SimulationRules): Record<string, string> =>
  Object.fromEntries(
    [...inForce.promotions.map(({ rule }) => rule), ...draft.promotions].map(({ promotionId, name }) => [
      promotionId,
      name,
    ]),
  );

const told = ({
  name,
  inputs: { fromDay, toDay, campaignName, promotions, priceLists, floorPercent },
}: NewSimulation) => ({
  name,
  fromDay,
  toDay,
  campaignName,
  promotions: promotions.map((each) => each.name),
  priceLists: priceLists.map((each) => each.name),
  floorPercent,
});

/** Writes down what is to be simulated, with the rules of its period, and has it run. */
@Injectable()
export class StartSimulation {
  constructor(
    private readonly work: UnitOfWork,
    private readonly rules: PeriodRules,
    private readonly named: NamedRules,
    private readonly campaigns: ShowCampaign,
    private readonly simulations: SimulationRepository,
    private readonly run: RunSimulation,
    private readonly audit: Audit,
  ) {}

  async start(request: Input, context: StaffContext): Promise<Result<string>> {
    const { value: now } = await this.work.run(async (tx) => ok(await tx.now()));
    const period = simulatedPeriod(request.fromDay, request.toDay, now);
    if (!period.ok) return period;
    const draft = await this.draft(request);
    if (!draft.ok) return draft;
    const { from, to } = period.value;
    const inForce = await this.rules.inForce(period.value);
    const rules: SimulationRules = {
      inForce,
      used: await this.rules.usedBy(from, inForce),
      draft: draft.value.rules,
      draftAt: draft.value.startsAt ?? now,
    };
    const simulation: NewSimulation = {
      id: newId(),
      name: request.name,
      campaignId: request.campaignId,
      inputs: {
        ...this.asked(request, draft.value),
        from: from.toISOString(),
        to: to.toISOString(),
        names: namesOf(rules),
      },
      rules,
      asOf: now,
      by: context.staff,
    };
    const written = await this.work.run(async (tx) => {
      await this.simulations.insert(tx, simulation);
      await this.audit.recordStaff(
        tx,
        {
          action: 'simulation.start',
          subjectType: 'simulation',
          subjectId: simulation.id,
          before: null,
          after: told(simulation),
        },
        context,
      );
      return ok(simulation.id);
    });
    if (written.ok) await this.run.start(simulation.id);
    return written;
  }

  private asked(
    { fromDay, toDay, floorPercent, volumePercent }: Input,
    { rules, campaignName }: Draft,
  ): Omit<SimulationInputs, 'from' | 'to' | 'names'> {
    return {
      fromDay,
      toDay,
      floorPercent,
      volumePercent,
      campaignName,
      promotions: rules.promotions.map(({ promotionId, name }) => ({ id: promotionId, name })),
      priceLists: rules.priceLists.map(({ priceListId, name }) => ({ id: priceListId, name })),
    };
  }

  private async draft({ campaignId, promotionIds, priceListIds }: Input): Promise<Result<Draft>> {
    const campaign = campaignId === null ? null : await this.campaigns.run(campaignId);
    if (campaign !== null && !campaign.ok) return campaign;
    const { content, name, startsAt } = campaign?.value ?? { content: null, name: null, startsAt: null };
    const rules = await this.named.read({
      promotionIds: [...promotionIds, ...(content?.promotionIds ?? [])],
      priceListIds: [...priceListIds, ...(content?.priceListIds ?? [])],
    });
    if (rules.promotions.length + rules.priceLists.length === 0) return refuse('simulation.nothingChosen');
    const start = startsAt === null ? firstStart(rules) : new Date(startsAt);
    return ok({ rules, campaignName: name, startsAt: start });
  }
}
