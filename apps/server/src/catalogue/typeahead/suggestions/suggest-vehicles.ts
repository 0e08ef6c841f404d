import { Injectable } from '@nestjs/common';
import type { SearchResult } from '@simpletread/contract';
import { parseTireSize, rimDiameterIn, vehicleSlug } from '@simpletread/domain';

import { FindVehicle, fitmentKey, type KnownVehicle } from '../../vehicles/index.js';
import { linkItem, queryItem, type Question, type SuggestionList } from './suggestion.js';
import type { VehicleSuggestions } from './suggestion-index.js';
import { makeChoices, type VehicleChoice, vehicleChoices } from '../vehicle-words/vehicle-choices.js';

const MAKES_SHOWN = 12;
const SIZES_SHOWN = 3;
const NOTHING_TYPED = { relevance: 0, isYearChoice: false, isWhole: false, groupName: null };

const sizesText = ({ fitments }: KnownVehicle, trim: string | null): string => {
  const sizes = [
    ...new Set(
      fitments
        .filter(({ trims }) => trim === null || trims.includes(trim))
        .map(({ front, rear }) => (rear === null ? front.sizeCode : `${front.sizeCode} / ${rear.sizeCode}`)),
    ),
  ];
  if (sizes.length === 0) return 'Sizes on the tire placard';
  const more = sizes.length - SIZES_SHOWN;
  const parent = fitments[0]?.inheritedFrom ?? null;
  const source = parent === null ? '' : `, as on the ${parent}`;
  return sizes.slice(0, SIZES_SHOWN).join(', ') + (more > 0 ? ` and ${more} more` : '') + source;
};

/** The trim whose name begins with, or holds, the words that were left over. */
const trimOf = ({ fitments }: KnownVehicle, trimText: string): string | null => {
  const wanted = vehicleSlug(trimText);
  if (wanted === '') return null;
  const trims = fitments.flatMap(({ trims: names }) => names);
  const sorted = (slug: string): string => slug.split('-').sort().join('-');
  return (
    trims.find((trim) => vehicleSlug(trim) === wanted) ??
    // "2.0T Sport" is the Sport 2.0T.
    trims.find((trim) => sorted(vehicleSlug(trim)) === sorted(wanted)) ??
    trims.find((trim) => `-${vehicleSlug(trim)}`.includes(`-${wanted}`)) ??
    null
  );
};

/** The set of sizes on wheels of this diameter. */
const optionOf = ({ fitments }: KnownVehicle, trim: string | null, rimIn: number | null): string | null => {
  if (rimIn === null) return null;
  const onRim = fitments.filter(({ front }) => {
    const parsed = parseTireSize(front.sizeCode);
    return parsed.ok && rimDiameterIn(parsed.value.size) === rimIn;
  });
  const option = onRim.find(({ trims }) => trim !== null && trims.includes(trim)) ?? onRim[0];
  return option === undefined ? null : fitmentKey(option);
};

/** A size beside a vehicle names none. */
const vehicleText = ({ text, subject }: Question): string =>
  subject.sizes.length === 0 ? text : subject.names;

/** Suggests vehicles. A chosen year opens its page; a make or model asks for the missing parts. */
@Injectable()
export class SuggestVehicles {
  constructor(private readonly findVehicle: FindVehicle) {}

  async run(question: Question, suggestions: VehicleSuggestions): Promise<SuggestionList> {
    const isEmpty = question.text.trim() === '';
    const { choices, relevance, isYearChoice, isWhole, groupName } = isEmpty
      ? { ...NOTHING_TYPED, choices: makeChoices(suggestions, MAKES_SHOWN) }
      : vehicleChoices(vehicleText(question), suggestions);
    const typeName = isYearChoice ? 'makeModelYearOption' : 'vehicle';
    const items = await Promise.all(choices.map((choice) => this.item(choice, typeName, question)));
    const label = groupName === null ? 'Vehicles' : `Makes of ${groupName}`;
    return {
      id: 'vehicles',
      label: isYearChoice ? 'Which year' : label,
      items,
      relevance,
      isWholeVehicle: isWhole,
    };
  }

  private async item(
    choice: VehicleChoice,
    typeName: 'makeModelYearOption' | 'vehicle',
    question: Question,
  ): Promise<SearchResult> {
    if (choice.kind === 'vehicle') return this.vehicleItem(choice, typeName, question);
    if (choice.kind === 'make') {
      const { make, year, modelCount } = choice;
      const label = year === undefined ? make : `${year} ${make}`;
      const next = { queryText: label, queryType: 'vehicle' } as const;
      const models = modelCount === 1 ? '1 model' : `${modelCount} models`;
      const previewLink = `/vehicles/${vehicleSlug(make)}-tires${year === undefined ? '' : `?year=${year}`}`;
      return queryItem({ label, detailLabel: models, typeName, previewLink }, next, question);
    }
    const { make, model, years, makeSlug, modelSlug } = choice.model;
    const label = `${make} ${model}`;
    const previewLink = `/vehicles/${makeSlug}/${modelSlug}`;
    const detailLabel = `${years.at(-1) ?? ''}–${years[0] ?? ''}, choose a year`;
    const next = { queryText: label, queryType: 'vehicle' } as const;
    return queryItem({ label, detailLabel, typeName, previewLink }, next, question);
  }

  private async vehicleItem(
    { model, year, trimText }: Extract<VehicleChoice, { kind: 'vehicle' }>,
    typeName: 'makeModelYearOption' | 'vehicle',
    question: Question,
  ): Promise<SearchResult> {
    const path = `${model.makeSlug}/${model.modelSlug}/${year}`;
    const known = await this.findVehicle.run(path);
    const trim = known.ok ? trimOf(known.value, trimText) : null;
    const label = [year, model.make, model.model, ...(trim === null ? [] : [trim])].join(' ');
    const option = known.ok ? optionOf(known.value, trim, question.rimIn) : null;
    const chosen = new URLSearchParams({
      ...(trim === null ? {} : { trim: vehicleSlug(trim) }),
      ...(option === null ? {} : { option }),
    }).toString();
    const link = `/vehicles/${path}${chosen === '' ? '' : `?${chosen}`}`;
    const { make, model: name } = model;
    const facts = {
      label,
      detailLabel: known.ok ? sizesText(known.value, trim) : '',
      typeName,
      vehicleMetadata: { year, make, model: name, trim: trim ?? '' },
    };
    return linkItem(facts, link, question);
  }
}
