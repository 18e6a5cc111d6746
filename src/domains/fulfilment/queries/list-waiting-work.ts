import { databaseNow } from '#src/platform/context.ts';
import type { WaitingKind } from '#src/platform/waiting.ts';
import { DAY_MS } from '#src/shared/time.ts';
import { uncollectedParcels } from '../db/parcel-repository.ts';
import { listInvestigations } from './list-investigations.ts';

/** Later, a claim on the carrier is overdue (spec: cash collected by a carrier). */
const CONFIRMATION_DAYS = 7;

export const fulfilmentWaiting: readonly WaitingKind[] = [
	{
		name: 'parcels to look for',
		async list(read) {
			const investigations = await listInvestigations(read);
			return investigations.map(({ number, orderNumber, shopName, openedAt }) => ({
				subject: `order ${orderNumber} (${shopName})`,
				since: openedAt,
				next: `cases found|lost ${number} GROUNDS`,
			}));
		},
	},
	{
		name: 'cash that carriers have not confirmed in time',
		async list(read, limit) {
			const now = await databaseNow(read);
			const parcels = await uncollectedParcels(read, limit);
			return parcels
				.filter(({ deliveredAt }) => now.getTime() - deliveredAt.getTime() > CONFIRMATION_DAYS * DAY_MS)
				.map(({ parcelId, orderNumber, carrier, carrierName, tracking, deliveredAt }) => ({
					subject: `order ${orderNumber}: ${carrierName || carrier} ${tracking}`,
					since: deliveredAt,
					next: `cod collected ${parcelId} REASON`,
				}));
		},
	},
];
