import { needsAccount } from '#src/domains/payments/contract/refunds.ts';
import {
	confirmRefund,
	decideDoubtfulPayment,
	listIncidents,
	listRefunds,
	readRefundAccount,
	resolveIncident,
	retryRefund,
	ruleOutRefund,
	settleRefund,
} from '#src/domains/payments/index.ts';
import { isId } from '#src/shared/ids.ts';
import { formatVnd } from '#src/shared/money.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { answerOutcome, type Command, done, failureOutcome, operatorContext } from './outcome.ts';

export const PAYMENTS_USAGE = `       npm run operator -- payments incidents
       npm run operator -- payments resolve INCIDENT_ID NOTE
       npm run operator -- payments release|refuse INCIDENT_ID NOTE   above 50 million a second operator agrees
       npm run operator -- payments refunds
       npm run operator -- payments refund-account REFUND_ID   where to transfer it, as its owner wrote it, with its mark
       npm run operator -- payments retry-refund REFUND_ID NOTE   what may have gone, or has an account, may go twice: a second operator agrees
       npm run operator -- payments paid-by-vnpay REFUND_ID NOTE   VNPAY's portal shows that it went; a second operator agrees
       npm run operator -- payments not-gone REFUND_ID NOTE   the portal shows that it never went: its owner is asked for an account; a second operator agrees
       npm run operator -- payments paid-by-hand REFUND_ID MARK NOTE   our own bank has sent it to that account (none: where none was given); a second operator agrees
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
		...open.map(({ id, state, amountVnd, txnRef, responseCode, tries, requestedAt, bankShown }) => {
			const code = responseCode && `code ${responseCode}`;
			const account = bankShown ?? (needsAccount(state) && 'its owner has given no account yet');
			return [id, state, formatVnd(amountVnd), txnRef, code, `${tries} tries`, formatDateTime(requestedAt), account]
				.filter(Boolean)
				.join('\t');
		}),
	);
};

const refundAccount =
	(refundId: string): Command =>
	async (parts) => {
		const opened = await readRefundAccount(operatorContext(parts), { refundId });
		if (!opened.ok) return failureOutcome(opened.error);
		const { bank, number, holder, amountVnd, txnRef, mark } = opened.value;
		const account = [bank, number, holder, formatVnd(amountVnd), txnRef, `mark ${mark}`].join('\t');
		return done(account, 'this look stands in the audit');
	};

/** The order may have ended or sold out; then the payment is refunded although an operator released it. */
const describeDecision = (id: string, decided: Awaited<ReturnType<typeof decideDoubtfulPayment>>) => {
	const isStored = decided.ok && decided.value.isStored;
	return answerOutcome(
		isStored ? `the payment of incident ${id} counts` : `the money of incident ${id} goes back`,
		decided,
	);
};

const REFUND_ACTIONS = {
	'retry-refund': { decide: retryRefund, what: 'is sent again' },
	'paid-by-vnpay': { decide: confirmRefund, what: 'is paid by VNPAY' },
	'not-gone': { decide: ruleOutRefund, what: 'never went; its owner is asked for an account' },
} as const;
const isRefundAction = (act = ''): act is keyof typeof REFUND_ACTIONS => Object.hasOwn(REFUND_ACTIONS, act);

/** Refunds without a recorded account have no mark. */
const NO_MARK = 'none';
const paidByHand =
	(refundId: string, mark: string, note: string): Command =>
	async (parts) => {
		const said = { refundId, note, mark: mark === NO_MARK ? null : mark, approvedBy: parts.secondId };
		return answerOutcome(`refund ${refundId} is paid by hand`, await settleRefund(operatorContext(parts), said));
	};

/** Null for an unknown command, and for a decision without a reason. */
export function paymentsCommand([act, id, ...words]: readonly string[]): Command | null {
	if (act === 'incidents') return incidents;
	if (act === 'refunds') return refunds;
	if (act === 'refund-account' && isId(id)) return refundAccount(id);
	const note = words.join(' ').trim();
	if (!isId(id) || note === '') return null;
	if (act === 'resolve')
		return async (parts) =>
			answerOutcome(
				`incident ${id} is resolved`,
				await resolveIncident(operatorContext(parts), { incidentId: id, note }),
			);
	if (act === 'release' || act === 'refuse')
		return async (parts) => {
			const said = { incidentId: id, decision: act, note, approvedBy: parts.secondId } as const;
			return describeDecision(id, await decideDoubtfulPayment(operatorContext(parts), said));
		};
	const [mark = '', ...rest] = words;
	if (act === 'paid-by-hand') return rest.length === 0 ? null : paidByHand(id, mark, rest.join(' '));
	if (!isRefundAction(act)) return null;
	const { decide, what } = REFUND_ACTIONS[act];
	return async (parts) => {
		const said = { refundId: id, note, approvedBy: parts.secondId };
		return answerOutcome(`refund ${id} ${what}`, await decide(operatorContext(parts), said));
	};
}
