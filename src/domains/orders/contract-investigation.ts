import * as z from 'zod/mini';
import { OrderNumber } from './contract.ts';

/** What is done about parcels that nobody has heard of. `found`: they go on; all others end it with their order's way. */
export const INVESTIGATION_STATES = ['open', 'found', 'arrived', 'turned_back', 'lost', 'paid_back'] as const;
export type InvestigationState = (typeof INVESTIGATION_STATES)[number];
export type InvestigationOutcome = Exclude<InvestigationState, 'open'>;
export const INVESTIGATION_NOTE_MAX = 500;

/** A case that is open: both sides name it by its number, and know by when it ends. */
export const InvestigationView = z.object({ number: OrderNumber, openedAt: z.iso.datetime(), dueBy: z.iso.datetime() });
export type InvestigationView = z.infer<typeof InvestigationView>;
