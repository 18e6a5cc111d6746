import type { WaitingKind } from '#src/platform/waiting.ts';
import { listWaitingComplaints } from './list-waiting-complaints.ts';

export const operationsWaiting: readonly WaitingKind[] = [
	{
		name: 'complaints',
		async list(read) {
			const complaints = await listWaitingComplaints(read);
			return complaints.map(({ number, topic, filedAt, late }) => ({
				subject: `${number}: ${topic}${late ? ' OVERDUE' : ''}`,
				since: filedAt,
				next: `complaints show ${number}`,
			}));
		},
	},
];
