import { RETURN_REASONS, TIRE_CONDITIONS } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { idSchema, instantSchema, versionSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { warehouseCode } from './desk.js';

const access = staffAccess('warehouse.work');

const dockRow = shape({
  returnId: idSchema,
  returnNumber: z.string(),
  tires: z.int(),
  reason: z.enum(RETURN_REASONS),
  requestedAt: instantSchema,
});

export type DockReturnRow = z.output<typeof dockRow>;

export const listDockReturns = endpoint({
  id: 'admin.dock.list',
  method: 'GET',
  path: '/admin/dock-returns',
  summary: 'Approved returns that any warehouse may receive, oldest request first.',
  access,
  reply: z.array(dockRow),
  faults: [],
});

export const dockReturn = shape({
  ...dockRow.shape,
  version: versionSchema,
  /** True once its tires are recorded. */
  isReceived: z.boolean(),
  lines: z.array(shape({ lineId: idSchema, itemNumber: z.int(), tire: z.string(), quantity: z.int() })),
});

export type DockReturn = z.output<typeof dockReturn>;

const params = shape({ returnNumber: z.string().max(20) });
const SEEN = ['record.missing', 'dock.notApproved', 'dock.received'] as const;

export const getDockReturn = endpoint({
  id: 'admin.dock.get',
  method: 'GET',
  path: '/admin/dock-returns/{returnNumber}',
  summary: 'An approved return by its scanned number, with the expected tires and no amounts.',
  access,
  params,
  reply: dockReturn,
  faults: SEEN,
});

export const receiveAtDock = endpoint({
  id: 'admin.dock.receive',
  method: 'POST',
  path: '/admin/dock-returns/{returnNumber}/receipt',
  summary:
    'Records the tires of a return that were scanned at a warehouse, with their condition; sellable ones go back to stock.',
  access,
  params,
  body: shape({
    version: versionSchema,
    warehouseCode,
    tires: z
      .array(
        shape({
          lineId: idSchema,
          condition: z.enum(TIRE_CONDITIONS),
          quantity: z.int().min(1).max(1000),
        }),
      )
      .min(1)
      .max(80),
    /** Item numbers of tires in the box that aren’t part of the return. */
    wrongItems: z.array(z.int().min(1)).max(50),
  }),
  reply: dockReturn,
  isIdempotent: true,
  faults: [
    ...SEEN,
    'record.stale',
    'warehouse.unknown',
    'order.transitionRefused',
    'return.nothingChosen',
    'return.tooMany',
    'return.lineUnknown',
  ],
});
