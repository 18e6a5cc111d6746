import { defineEvent } from '#src/platform/jobs/index.ts';

export const complaintMoved = defineEvent<{
	readonly complaintId: string;
	readonly wordId: string;
	readonly step: 'filed' | 'answered' | 'closed';
}>()('operations.complaint_moved');
