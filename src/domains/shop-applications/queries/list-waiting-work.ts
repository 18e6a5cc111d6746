import type { WaitingKind } from '#src/platform/waiting.ts';
import { listShopsInState } from './list-applications.ts';

export const shopApplicationsWaiting: readonly WaitingKind[] = [
	{
		name: 'shop applications',
		async list(read, limit) {
			const shops = await listShopsInState(read, 'submitted', limit);
			return shops.flatMap(({ slug, name, submittedAt }) =>
				submittedAt ? [{ subject: name, since: new Date(submittedAt), next: `vendors show ${slug}` }] : [],
			);
		},
	},
];
