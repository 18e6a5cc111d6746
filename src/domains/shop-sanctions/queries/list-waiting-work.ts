import { listShopsToSuspend } from '#src/domains/vendors/index.ts';
import type { WaitingKind } from '#src/platform/waiting.ts';
import { listAppeals } from './list-appeals.ts';

export const shopSanctionsWaiting: readonly WaitingKind[] = [
	{
		name: 'appeals of suspended shops',
		async list(read) {
			const appeals = await listAppeals(read);
			return appeals.map(({ slug, name, appealedAt }) => ({
				subject: name,
				since: appealedAt,
				next: `vendors appeal ${slug} grant|refuse ANSWER`,
			}));
		},
	},
	{
		name: 'shops to suspend for bad service',
		async list(read) {
			const shops = await listShopsToSuspend(read);
			return shops.map(({ shopId, slug, since }) => ({
				subject: slug ?? shopId,
				since,
				next: `vendors suspend ${slug ?? shopId} REASON`,
			}));
		},
	},
];
