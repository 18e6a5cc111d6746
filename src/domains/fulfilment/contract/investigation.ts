import * as z from 'zod/mini';
import { OrderNumber } from '#src/domains/orders/contract/order.ts';

/** States of a parcel investigation. `found` continues the delivery; each other final state decides the order. */
export const INVESTIGATION_STATES = ['open', 'found', 'arrived', 'turned_back', 'lost', 'paid_back'] as const;
export type InvestigationState = (typeof INVESTIGATION_STATES)[number];
export type InvestigationOutcome = Exclude<InvestigationState, 'open'>;
export const INVESTIGATION_NOTE_MAX = 500;

export const InvestigationView = z.object({ number: OrderNumber, openedAt: z.iso.datetime(), dueBy: z.iso.datetime() });
export type InvestigationView = z.infer<typeof InvestigationView>;
