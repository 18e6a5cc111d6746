import type { WaitingKind } from '#src/platform/waiting.ts';
import { listReportedConversations } from './list-reported-conversations.ts';

export const conversationsWaiting: readonly WaitingKind[] = [
	{
		name: 'reported conversations',
		async list(read, limit) {
			const rows = await listReportedConversations(read, limit);
			return rows.map(({ id, shopName, since, reports }) => ({
				subject: `${id}: ${shopName}, ${reports.map(({ party, reason }) => `${reason} by the ${party}`).join(', ')}`,
				since: new Date(since),
				next: 'conversations reported',
			}));
		},
	},
];
