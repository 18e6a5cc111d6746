import type { WaitingKind } from '#src/platform/waiting.ts';
import { listLicences } from './list-licences.ts';
import { listOpenChanges, listOpenChecks } from './list-moderation.ts';

export const complianceWaiting: readonly WaitingKind[] = [
	{
		name: 'licences',
		async list(read, limit) {
			const licences = (await listLicences(read, null, limit)).filter(({ state }) => state === 'asked');
			return licences.map(({ shopName, shopSlug, licence, categorySlug, askedAt }) => ({
				subject: `${shopName}: ${licence}`,
				since: new Date(askedAt),
				next: `licences papers ${shopSlug} ${categorySlug} FOLDER`,
			}));
		},
	},
	{
		name: 'products to check',
		async list(read, limit) {
			const checks = await listOpenChecks(read, limit);
			return checks.map(({ name, shopName, askedAt }) => ({
				subject: `${name} (${shopName})`,
				since: new Date(askedAt),
				next: 'listings',
			}));
		},
	},
	{
		name: 'changes of products to confirm',
		async list(read, limit) {
			const changes = await listOpenChanges(read, limit);
			return changes.map(({ name, shopName, askedAt }) => ({
				subject: `${name} (${shopName})`,
				since: new Date(askedAt),
				next: 'changes',
			}));
		},
	},
];
