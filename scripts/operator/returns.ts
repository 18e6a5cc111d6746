import type { ProductSnapshot } from '#src/domains/order-views/contract/product-snapshots.ts';
import { getListingsOfOrder } from '#src/domains/order-views/index.ts';
import { RULINGS, type Ruling } from '#src/domains/returns/contract/return.ts';
import {
	answerDispute,
	checkTransfersAllowed,
	confirmTransfer,
	getReturnDispute,
	listDisputedReturnShippingCosts,
	listDisputes,
	listOwedTransfers,
	listTransferBatches,
	openTransfers,
	ruleDispute,
	ruleReturnShipping,
	viewEvidence,
} from '#src/domains/returns/index.ts';
import { url } from '#src/routes.ts';
import { isId } from '#src/shared/ids.ts';
import { csvText } from '#src/shared/text/csv.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { type Command, done, failed, failureOutcome, operatorContext, storedOutcome } from './outcome.ts';

export const RETURNS_USAGE = `       npm run operator -- returns list
       npm run operator -- returns show ID
       npm run operator -- returns picture ID PICTURE FILE
       npm run operator -- returns answer ID WORDS
       npm run operator -- returns rule ID buyer|vendor GROUNDS
       npm run operator -- returns rule ID split PERCENT GROUNDS
       npm run operator -- returns postage ID AMOUNT GROUNDS
`;
export const TRANSFERS_USAGE = `       npm run operator -- transfers list
       npm run operator -- transfers file FILE [BATCH-ID]
       npm run operator -- transfers paid ID REFERENCE
`;

const withAlarm = (by: Date): string => `${formatDateTime(by)}${by.getTime() < Date.now() ? ' OVERDUE' : ''}`;

const list: Command = async ({ read }) => {
	const waiting = await listDisputes(read);
	const receipts = await listDisputedReturnShippingCosts(read);
	return done(
		`${waiting.length} wait`,
		...waiting.map(({ id, orderNumber, state, reason, since, keeper, answerBy, rulingFrom, rulingBy }) =>
			[
				id,
				`order ${orderNumber}`,
				state,
				reason,
				`since ${formatDateTime(since)}`,
				answerBy ? `answer by ${withAlarm(answerBy)}` : `kept by ${keeper ?? 'nobody'}`,
				...(state === 'ruled'
					? ['ruled, may be appealed']
					: [`ruling from ${formatDateTime(rulingFrom)}`, `ruling by ${withAlarm(rulingBy)}`]),
			].join('\t'),
		),
		`${receipts.length} receipts for sending back wait`,
		...receipts.map(({ returnId, orderNumber, returnState, amountVnd, since, rulingBy }) =>
			[
				returnId,
				`order ${orderNumber}`,
				`return ${returnState}`,
				`${amountVnd} VND`,
				`since ${formatDateTime(since)}`,
				`ruling by ${withAlarm(rulingBy)}`,
			].join('\t'),
		),
	);
};

/** Shows the product snapshot of the order, which decides claims of `not as described`. */
const listingLines = ({
	name,
	brand,
	description,
	facts,
	pictureHashes,
	changedAt,
}: ProductSnapshot): readonly string[] => [
	`\tas ordered: ${[name, brand].filter(Boolean).join(', ')}${changedAt ? `\tchanged ${formatDateTime(new Date(changedAt))}` : ''}`,
	...facts.map((fact) => `\t\t${fact.name}: ${fact.values.join(', ')}${fact.unit && ` ${fact.unit}`}`),
	...description.split('\n').map((line) => `\t\t${line}`),
	...pictureHashes.map((hash) => `\t\tpicture ${url.picture({ hash, width: 1200, format: 'webp' })}`),
];

const show =
	(returnId: string): Command =>
	async ({ read }) => {
		const found = await getReturnDispute(read, returnId);
		if (!found) return failed('no such return');
		const { orderNumber, state, reason, lines, amount, deliveries, events, postage } = found;
		const then = await getListingsOfOrder(read, orderNumber);
		const returned = new Set(lines.map(({ lineId }) => lineId));
		const back = amount ? `${amount.cashVnd} VND + ${amount.coinVnd} bizcoin` : 'nothing goes back';
		return done(
			`order ${orderNumber}\t${state}\t${reason}\t${back}`,
			...lines.map(
				({ productName, variantLabel, quantity, restocked }) =>
					`\t${quantity} x ${productName} ${variantLabel}${restocked > 0 ? `, ${restocked} on the shelf again` : ''}`,
			),
			...(then?.listings ?? []).filter(({ lineId }) => returned.has(lineId)).flatMap(listingLines),
			...(postage ? [`\tsending back: ${postage.amountVnd} VND stated, ${postage.state}`] : []),
			...deliveries.flatMap(({ position, at, recipient, proof, proofReference, pictureIds }) => [
				`${formatDateTime(new Date(at))}\tparcel ${position} delivered\t${[recipient, proof, proofReference].filter(Boolean).join(', ')}`,
				...pictureIds.map((id) => `\tpicture ${id}`),
			]),
			...events.flatMap(({ kind, party, note, at, pictureIds }) => [
				`${formatDateTime(new Date(at))}\t${party}\t${kind}${note && `: ${note}`}`,
				...pictureIds.map((id) => `\tpicture ${id}`),
			]),
		);
	};

const picture =
	(returnId: string, pictureId: string, file: string): Command =>
	async (parts) => {
		const original = await viewEvidence(operatorContext(parts), { returnId, pictureId });
		if (!original.ok) return failureOutcome(original.error);
		return storedOutcome(file, original.value, `${file} written; this look stands in the audit`);
	};

const answer =
	(returnId: string, note: string): Command =>
	async (parts) => {
		const answered = await answerDispute(operatorContext(parts), { returnId, note });
		return answered.ok ? done(`return ${returnId} is answered, you look after it`) : failureOutcome(answered.error);
	};

const rule =
	(returnId: string, ruling: Ruling, percent: number, note: string): Command =>
	async (parts) => {
		const ruled = await ruleDispute(operatorContext(parts), {
			returnId,
			ruling,
			percent,
			note,
			approvedBy: parts.secondId,
		});
		return ruled.ok ? done(`return ${returnId} is ${ruled.value.state}`) : failureOutcome(ruled.error);
	};

const ruleReturnShippingOf =
	(returnId: string, grantedVnd: number, note: string): Command =>
	async (parts) => {
		const ruled = await ruleReturnShipping(operatorContext(parts), { returnId, grantedVnd, note });
		return ruled.ok ? done(`the receipt of return ${returnId} is ${ruled.value.state}`) : failureOutcome(ruled.error);
	};

export function returnsCommand([act, returnId, ...rest]: readonly string[]): Command | null {
	if (act === 'list') return list;
	if (!isId(returnId)) return null;
	if (act === 'show') return show(returnId as string);
	const [first = '', second = '', third = ''] = rest;
	if (act === 'answer') return first ? answer(returnId as string, first) : null;
	if (act === 'picture' && isId(first) && second) return picture(returnId as string, first, second);
	if (act === 'postage')
		return /^\d+$/.test(first) && second ? ruleReturnShippingOf(returnId as string, Number(first), second) : null;
	const ruling = RULINGS.find((known) => known === first);
	if (act !== 'rule' || !ruling) return null;
	const percent = ruling === 'split' ? Number(second) : 0;
	const grounds = ruling === 'split' ? third : second;
	return grounds ? rule(returnId as string, ruling, percent, grounds) : null;
}

const HEADS = ['refund', 'order', 'amount', 'bank', 'account', 'holder', 'issued'] as const;

const openFiles = async ({ read }: Parameters<Command>[0]): Promise<readonly string[]> =>
	(await listTransferBatches(read)).map(
		({ batchId, waiting, amountVnd }) => `batch ${batchId}: ${waiting} not confirmed, ${amountVnd} VND`,
	);

const transferFile =
	(file: string, again: string | null): Command =>
	async (parts) => {
		const allowed = checkTransfersAllowed();
		if (!allowed.ok) return failureOutcome(allowed.error);
		const waiting = await openTransfers(operatorContext(parts), again);
		const [first] = waiting;
		if (!first) return done('nothing to transfer that stands in no file yet', ...(await openFiles(parts)));
		const rows = waiting.map((of) => [
			of.refundId,
			of.orderNumber,
			of.amountVnd,
			of.bank,
			of.number,
			of.holder,
			of.issuedAt.toISOString(),
		]);
		return storedOutcome(
			file,
			csvText([HEADS, ...rows]),
			`${waiting.length} transfers in ${file}, batch ${first.batchId}`,
		);
	};

const OWED_SHOWN = 500;
const WAITS = { carrier: 'waits for the cash that its carrier collects', shop: 'waits for the balance of its shop' };

const owed: Command = async ({ read }) => {
	const waiting = await listOwedTransfers(read, OWED_SHOWN);
	return done(
		`${waiting.length} to transfer`,
		...waiting.map(({ refundId, orderNumber, amountVnd, issuedAt, batchId, waitsFor, isLate }) =>
			[
				refundId,
				`order ${orderNumber}`,
				`${amountVnd} VND`,
				`since ${formatDateTime(issuedAt)}`,
				batchId ? `in ${batchId}` : waitsFor ? WAITS[waitsFor] : 'in no file',
				...(isLate ? ['OVERDUE'] : []),
			].join('\t'),
		),
	);
};

export function transfersCommand([act, first = '', reference = '']: readonly string[]): Command | null {
	if (act === 'list') return owed;
	if (act === 'file' && first && (!reference || isId(reference))) return transferFile(first, reference || null);
	if (act !== 'paid' || !isId(first) || !reference) return null;
	return async (parts) => {
		const paid = await confirmTransfer(operatorContext(parts), { refundId: first, reference });
		return paid.ok ? done(`refund ${first} is paid`) : failureOutcome(paid.error);
	};
}
