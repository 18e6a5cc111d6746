import {
	decideDoubt,
	listIncidents,
	listRefunds,
	resolveIncident,
	retryRefund,
	settleRefund,
} from '#src/domains/payments/index.ts';
import { isId } from '#src/shared/ids.ts';
import { formatVnd } from '#src/shared/money.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { type Command, done, operatorContext, told } from './outcome.ts';

export const PAYMENTS_USAGE = `       npm run operator -- payments incidents
       npm run operator -- payments resolve INCIDENT_ID NOTE
       npm run operator -- payments release|refuse INCIDENT_ID NOTE
       npm run operator -- payments refunds
       npm run operator -- payments retry-refund REFUND_ID NOTE
       npm run operator -- payments paid-by-hand REFUND_ID NOTE   a second operator agrees
`;

const SHOWN_MAX = 200;

const incidents: Command = async ({ read }) => {
	const open = await listIncidents(read, SHOWN_MAX);
	return done(
		`${open.length} open`,
		...open.map(({ id, kind, amountVnd, txnRef, purpose, openedAt }) =>
			[
				id,
				kind,
				amountVnd === null ? '?' : formatVnd(amountVnd),
				`${purpose} ${txnRef}`,
				formatDateTime(openedAt),
			].join('\t'),
		),
	);
};

const refunds: Command = async ({ read }) => {
	const open = await listRefunds(read, SHOWN_MAX);
	return done(
		`${open.length} not with the bank yet`,
		...open.map(({ id, state, amountVnd, txnRef, responseCode, tries, requestedAt }) => {
			const code = responseCode && `code ${responseCode}`;
			return [id, state, formatVnd(amountVnd), txnRef, code, `${tries} tries`, formatDateTime(requestedAt)]
				.filter(Boolean)
				.join('\t');
		}),
	);
};

/** What it was for may be over, or sold out: then it goes back although somebody has released it. */
const toldOf = (id: string, decided: Awaited<ReturnType<typeof decideDoubt>>) => {
	const isKept = decided.ok && decided.value.isKept;
	return told(isKept ? `the payment of incident ${id} counts` : `the money of incident ${id} goes back`, decided);
};

/** What follows the word `payments`; `null` for what is no command. A person says why before money moves. */
export function paymentsCommand([act, id, ...words]: readonly string[]): Command | null {
	if (act === 'incidents') return incidents;
	if (act === 'refunds') return refunds;
	const note = words.join(' ').trim();
	if (!isId(id) || note === '') return null;
	if (act === 'resolve')
		return async (parts) =>
			told(`incident ${id} is resolved`, await resolveIncident(operatorContext(parts), { incidentId: id, note }));
	if (act === 'release' || act === 'refuse')
		return async (parts) =>
			toldOf(id, await decideDoubt(operatorContext(parts), { incidentId: id, decision: act, note }));
	if (act === 'retry-refund')
		return async (parts) =>
			told(`refund ${id} is sent again`, await retryRefund(operatorContext(parts), { refundId: id, note }));
	if (act === 'paid-by-hand')
		return async (parts) =>
			told(
				`refund ${id} is paid by hand`,
				await settleRefund(operatorContext(parts), { refundId: id, note, approvedBy: parts.secondId }),
			);
	return null;
}
