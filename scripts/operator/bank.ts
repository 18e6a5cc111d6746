import { readFile } from 'node:fs/promises';
import {
	compareSettlement,
	explainDifference,
	findShopNamed,
	listDifferences,
	recordCashRemitted,
	recordPspSettlement,
	recordShopPayment,
} from '#src/domains/settlement/index.ts';
import type { EntryKind } from '#src/domains/settlement/rules/settlement-file.ts';
import { type Command, done, failed, failureOutcome, operatorContext } from './outcome.ts';

export const BANK_USAGE = `       npm run operator -- bank cash AMOUNT REFERENCE   cash from before claims had parcels; else: cod remittances import
       npm run operator -- bank vnpay AMOUNT-RECEIVED FEE REFERENCE
       npm run operator -- bank shop AMOUNT REFERENCE SHOP   a shop has paid what it owes
       npm run operator -- bank compare YYYY-MM-DD FILE
       npm run operator -- bank differences
       npm run operator -- bank explain YYYY-MM-DD TXN-REF payment|refund NOTE
`;

const AMOUNT = /^\d{1,10}$/;

const SHOWN = 500;
const isEntryKind = (typed: string): typed is EntryKind => typed === 'payment' || typed === 'refund';

const differences: Command = async ({ read }) => {
	const rows = await listDifferences(read, SHOWN);
	return done(
		`${rows.length} wait to be explained`,
		...rows.map(
			(row) =>
				`${row.day}\t${row.txnRef}\t${row.moved}\t${row.kind}\twe have ${row.oursVnd} VND, VNPAY ${row.theirsVnd} VND`,
		),
	);
};

const compare =
	(day: string, path: string): Command =>
	async (parts) => {
		const text = await readFile(path, 'utf8').catch(() => null);
		if (text === null) return failed(`${path} cannot be read`);
		const answer = await compareSettlement(operatorContext(parts), { day, text });
		return answer.ok ? differences(parts) : failureOutcome(answer.error);
	};

const explain =
	(day: string, txnRef: string, moved: EntryKind, note: string): Command =>
	async (parts) => {
		const answer = await explainDifference(operatorContext(parts), { day, txnRef, moved, note });
		return answer.ok ? done(`the ${moved} ${txnRef} of ${day} is explained`) : failureOutcome(answer.error);
	};

export function bankCommand([act, amount = '', ...rest]: readonly string[]): Command | null {
	const [fee = '', settlement = ''] = rest;
	if (act === 'differences') return differences;
	if (act === 'compare' && amount && fee) return compare(amount, fee);
	const note = rest.slice(2).join(' ');
	if (act === 'explain') return isEntryKind(settlement) && note ? explain(amount, fee, settlement, note) : null;
	if (!AMOUNT.test(amount)) return null;
	const amountVnd = Number(amount);
	if (act === 'cash' && fee)
		return async (parts) => {
			const answer = await recordCashRemitted(operatorContext(parts), { amountVnd, reference: fee });
			return answer.ok
				? done(`booked; ${answer.value.outstandingVnd} VND of cash are still out`)
				: failureOutcome(answer.error);
		};
	if (act === 'shop' && fee && settlement)
		return async (parts) => {
			const shopId = await findShopNamed(parts.read, settlement);
			if (!shopId) return failed(`no shop has the address or id ${settlement}`);
			const answer = await recordShopPayment(operatorContext(parts), { shopId, amountVnd, reference: fee });
			return answer.ok
				? done(`booked; ${settlement} still owes ${answer.value.outstandingVnd} VND`)
				: failureOutcome(answer.error);
		};
	if (act !== 'vnpay' || !AMOUNT.test(fee) || !settlement) return null;
	return async (parts) => {
		const received = { amountVnd, feeVnd: Number(fee), reference: settlement };
		const answer = await recordPspSettlement(operatorContext(parts), received);
		return answer.ok ? done(`booked; VNPAY owes ${answer.value.outstandingVnd} VND`) : failureOutcome(answer.error);
	};
}
