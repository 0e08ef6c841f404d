import { SIMULATION_STATES } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { daySchema, idSchema, instantSchema, listQuery } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { simulationResult } from './simulation-result.js';

const byId = shape({ id: idSchema });

const simulationRow = shape({
  id: idSchema,
  name: z.string(),
  state: z.enum(SIMULATION_STATES),
  /** Days in Eastern time, both included. */
  fromDay: daySchema,
  toDay: daySchema,
  campaignId: idSchema.nullable(),
  campaignName: z.string().nullable(),
  /** Orders and carts in the period; null until gathered. */
  total: z.int().nullable(),
  done: z.int(),
  startedByName: z.string(),
  createdAt: instantSchema,
  finishedAt: instantSchema.nullable(),
});

export type SimulationRow = z.output<typeof simulationRow>;

const simulationRecord = shape({
  ...simulationRow.shape,
  /** Rules and sales are as of this moment. */
  asOf: instantSchema,
  /** The tested promotions, with their names at the time. */
  promotions: z.array(shape({ id: idSchema, name: z.string() })),
  priceLists: z.array(shape({ id: idSchema, name: z.string() })),
  floorPercent: z.number(),
  volumePercent: z.number(),
  /** Null until it is done; a cancelled or failed one has none. */
  result: simulationResult.nullable(),
});

export type SimulationRecord = z.output<typeof simulationRecord>;

const percent = (least: number, most: number) =>
  z
    .number()
    .min(least, `Please enter a percentage from ${least} to ${most}.`)
    .max(most, `Please enter a percentage from ${least} to ${most}.`)
    .multipleOf(0.01, 'Please enter two decimals at most.');

export const listSimulations = endpoint({
  id: 'admin.simulations.list',
  method: 'GET',
  path: '/admin/simulations',
  summary: 'Simulations of campaigns and promotions, with their progress.',
  access: staffAccess('simulations.read'),
  query: listQuery(['name', 'createdAt', 'id'], {
    q: z.string().max(100).optional(),
    state: z.enum(SIMULATION_STATES).optional(),
    campaignId: idSchema.optional(),
  }),
  reply: z.array(simulationRow),
  isList: true,
  faults: [],
});

export const getSimulation = endpoint({
  id: 'admin.simulations.get',
  method: 'GET',
  path: '/admin/simulations/{id}',
  summary: 'A simulation with its input, and its figures once it is done.',
  access: staffAccess('simulations.read'),
  params: byId,
  reply: simulationRecord,
  faults: ['record.missing'],
});

export const startSimulation = endpoint({
  id: 'admin.simulations.start',
  method: 'POST',
  path: '/admin/simulations',
  summary: 'Prices the orders and carts of a past period under a draft, without changing them.',
  access: staffAccess('simulations.run'),
  body: shape({
    name: z
      .string()
      .trim()
      .min(3, 'Please enter a name of 3 to 120 characters.')
      .max(120, 'Please enter a name of 3 to 120 characters.'),
    fromDay: daySchema,
    toDay: daySchema,
    /** Its promotions and price lists are tested in addition to the named ones. */
    campaignId: idSchema.nullable(),
    promotionIds: z.array(idSchema).max(200),
    priceListIds: z.array(idSchema).max(50),
    /** The minimum margin, as a part of an order's tires. */
    floorPercent: percent(0, 90),
    /** The assumed change in volume for the second figure. */
    volumePercent: percent(-90, 500),
  }),
  reply: simulationRecord,
  status: 201,
  isIdempotent: true,
  faults: ['record.missing', 'simulation.periodInvalid', 'simulation.nothingChosen'],
});

export const cancelSimulation = endpoint({
  id: 'admin.simulations.cancel',
  method: 'POST',
  path: '/admin/simulations/{id}/cancel',
  summary: 'Cancels a running simulation; only the fact that it ran is kept.',
  access: staffAccess('simulations.run'),
  params: byId,
  reply: simulationRecord,
  isIdempotent: true,
  faults: ['record.missing', 'simulation.over'],
});
