import { recordCashCollected, uncollectedParcels } from '#src/domains/fulfilment/index.ts';
import { isId } from '#src/shared/ids.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { type Command, done, failureOutcome, operatorContext } from './outcome.ts';

export const COD_USAGE = `       npm run operator -- cod list   delivered for cash, and the carrier has not said that it collected it
       npm run operator -- cod collected PARCEL REASON
`;

const SHOWN = 500;

const list: Command = async ({ read }) => {
	const waiting = await uncollectedParcels(read, SHOWN);
	return done(
		`${waiting.length} parcels wait for their carrier`,
		...waiting.map(({ parcelId, orderNumber, shopName, carrier, tracking, deliveredAt }) =>
			[parcelId, `order ${orderNumber}`, shopName, carrier, tracking, `delivered ${formatDateTime(deliveredAt)}`].join(
				'\t',
			),
		),
	);
};

const collected =
	(parcelId: string, note: string): Command =>
	async (desk) => {
		const recorded = await recordCashCollected(operatorContext(desk), { parcelId, note });
		if (!recorded.ok) return failureOutcome(recorded.error);
		const { orderNumber, amountVnd } = recorded.value;
		return done(`order ${orderNumber}: ${amountVnd} VND of parcel ${parcelId} are collected`);
	};

export function codCommand([act, parcelId, reason]: readonly string[]): Command | null {
	if (act === 'list') return list;
	return act === 'collected' && isId(parcelId) && reason ? collected(parcelId as string, reason) : null;
}
