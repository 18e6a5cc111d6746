import { defineEvent } from '#src/platform/jobs/index.ts';

/** `wordId`: what was said with it. */
export const complaintMoved = defineEvent<{
	readonly complaintId: string;
	readonly wordId: string;
	readonly step: 'filed' | 'answered' | 'closed';
}>()('operations.complaint_moved');
