import { defineEvent } from '#src/platform/jobs/index.ts';
import type { ReturnEventKind } from './contract/return.ts';

export const returnMoved = defineEvent<{
	readonly returnId: string;
	readonly eventId: string;
	readonly kind: ReturnEventKind;
}>()('orders.return_moved');
